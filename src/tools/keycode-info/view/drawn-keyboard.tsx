import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Codes row by row; `:2` makes a key two wide. */
const blocks = [
  `Escape F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12
Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace:2
Tab:1.5 KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash:1.5
CapsLock:1.75 KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Enter:2.25
ShiftLeft:1.25 IntlBackslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight:2.75
ControlLeft:1.5 MetaLeft AltLeft:1.25 Space:6.5 AltRight:1.25 MetaRight ContextMenu ControlRight:1.5`,
  `PrintScreen ScrollLock Pause
Insert Home PageUp
Delete End PageDown
ArrowUp
ArrowLeft ArrowDown ArrowRight`,
  `NumLock NumpadDivide NumpadMultiply NumpadSubtract
Numpad7 Numpad8 Numpad9 NumpadAdd
Numpad4 Numpad5 Numpad6 NumpadEnter
Numpad1 Numpad2 Numpad3 NumpadDecimal
Numpad0:4`,
].map((block) => block.split('\n').map((row) => row.split(' ').map((key) => key.split(':'))));

const signs: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  IntlBackslash: '<>',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Divide: '/',
  Multiply: '*',
  Subtract: '-',
  Add: '+',
  Decimal: '.',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Enter: '⏎',
  Tab: '⇥',
  CapsLock: '⇪',
  Shift: '⇧',
  Control: 'Ctrl',
  Escape: 'Esc',
  PrintScreen: 'PrtSc',
  ScrollLock: 'ScrLk',
  ContextMenu: '☰',
  Insert: 'Ins',
  Delete: 'Del',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  NumLock: 'Num',
  Space: '',
};

function legendOf(code: string): string {
  const short = code.replace(/^(?:Key|Digit|Numpad)(?=.)/, '');
  const name = code.startsWith('Arrow') ? code : short.replace(/(?<=^(?:Shift|Control|Alt|Meta))(?:Left|Right)$/, '');
  return signs[name] ?? name;
}

/** A keyboard by `code`, its pressed keys lit; the facts above say the same in words. */
export function DrawnKeyboard({ held }: { readonly held: readonly string[] }) {
  const t = useText(text);
  return (
    <div className={styles.keyboard} role="img" aria-label={t('keyboard')} translate="no" dir="ltr">
      {blocks.map((rows) => (
        <div key={rows[0]?.[0]?.[0]} className={styles.block} lang="en">
          {rows.map((keys) => (
            <div key={keys[0]?.[0]} className={styles.keys}>
              {keys.map(([code = '', width]) => (
                <span
                  key={code}
                  className={classNames(styles.cap, held.includes(code) && styles.down)}
                  data-width={width}
                  title={code}
                >
                  {legendOf(code)}
                </span>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
