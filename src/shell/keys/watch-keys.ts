import { trace } from '../trace.ts';
import { answerCopy } from './answer-copy.ts';
import type { Key } from './keys.tsx';

const typing =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable], [role=textbox], dialog, [role=menu], [data-takes-keys]';
const isApple = /Mac|iP(hone|ad|od)/;

/** Where people type text, a key is a letter; the target inside an editor is in its shadow tree. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(typing) !== null;
}

/** Alt+C, Alt+1…9: also while something is typed, but where Option types a character (`ç` and `[` on a Mac). */
function altKey(event: KeyboardEvent): Key | undefined {
  if (isApple.test(navigator.platform) && isTyping(event)) return undefined;
  return /^(KeyC|Digit[1-9])$/.test(event.code) ? (event.code as Key) : undefined;
}

function keyOf(event: KeyboardEvent): Key | undefined {
  const { key, altKey: alt, ctrlKey, metaKey, defaultPrevented, repeat, isComposing } = event;
  if (defaultPrevented || repeat || isComposing || ctrlKey || metaKey) return undefined;
  if (alt) return altKey(event);
  const name = key.toLowerCase();
  if (name !== '/' && name !== '?' && name !== 'f') return undefined;
  // A click on the text of a dialog leaves nothing focused; the page behind it must not react to letters.
  return isTyping(event) || document.querySelector('dialog[open]') ? undefined : name;
}

function press(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (key === undefined) return;
  event.preventDefault();
  // Without a connection the key does nothing, as before.
  import('./keys.tsx').then(({ pressKey }) => pressKey(key)).catch(trace);
}

/** Adds Alt+C to the tooltip of the button that it presses, which is known only when the button is pointed at. */
function showCopyKey({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
  const keys = isApple.test(navigator.platform) ? '⌥ C' : 'Alt C';
  if (!button || button !== answerCopy() || button.title.includes(keys)) return;
  button.title = button.title ? `${button.title} (${keys})` : keys;
  button.setAttribute('aria-keyshortcuts', 'Alt+C');
}

/** Hears the keys of the whole application; what they do is loaded with the first one. */
export function watchKeys(): void {
  addEventListener('keydown', press);
  addEventListener('pointerover', showCopyKey);
  addEventListener('focusin', showCopyKey);
}
