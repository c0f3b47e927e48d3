import { codePointAt } from '#lib/code-point.ts';

/** The members of a KeyboardEvent that say which key it is and how it was pressed. */
export interface KeyFacts {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly location: number;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

export interface KeyDescription {
  readonly label: string;
  /** `Ctrl+Shift+K`. */
  readonly combo: string;
  readonly modifiers: readonly string[];
  readonly isModifier: boolean;
  /** The key is one code point. */
  readonly isPrintable: boolean;
  readonly isDead: boolean;
  readonly isIme: boolean;
  readonly location: { readonly value: number; readonly name: string };
  readonly codePoint: string | null;
  /** WAI-ARIA 1.2, 6.6.19. */
  readonly ariaKeyshortcuts: string;
  readonly keyCondition: string;
  readonly codeCondition: string | null;
}

const flags = { Control: 'ctrlKey', Alt: 'altKey', Shift: 'shiftKey', Meta: 'metaKey' } as const;
type Modifier = keyof typeof flags;
const modifiers = ['Control', 'Alt', 'Shift', 'Meta'] as const;
const ariaModifiers = ['Alt', 'Control', 'Shift', 'Meta'] as const;

/** UI Events KeyboardEvent key Values, 3.2. */
const modifierKeys = new Set(
  'Control Alt Shift Meta AltGraph CapsLock NumLock ScrollLock Fn FnLock Hyper Super Symbol SymbolLock'.split(' '),
);
const locationNames = ['standard', 'left', 'right', 'numpad'];

const isOneCharacter = (text: string): boolean =>
  text !== '' && text.length === String.fromCodePoint(codePointAt(text) ?? 0).length;

function upperCase(character: string): string {
  const upper = character.toUpperCase();
  return isOneCharacter(upper) ? upper : character;
}

function labelOf(key: string): string {
  if (key === ' ') return 'Space';
  if (isOneCharacter(key)) return upperCase(key);
  return key === 'Control' ? 'Ctrl' : key;
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;

export function describeKey(facts: KeyFacts): KeyDescription {
  const { key, code, keyCode, location, isComposing } = facts;
  const isPrintable = isOneCharacter(key);
  const isModifier = modifierKeys.has(key);
  const isSet = (modifier: Modifier): boolean => facts[flags[modifier]];
  const pressed = modifiers.filter((modifier) => isSet(modifier) || key === modifier);
  const label = labelOf(key);
  const conditions = modifiers
    .filter((modifier) => isSet(modifier) && key !== modifier)
    .map((name) => ` && event.${flags[name]}`);
  return {
    label,
    combo: [...pressed.map(labelOf), ...(Object.hasOwn(flags, key) ? [] : [label])].join('+'),
    modifiers: pressed,
    isModifier,
    isPrintable,
    isDead: key === 'Dead',
    isIme: isComposing || keyCode === 229 || key === 'Process',
    location: { value: location, name: locationNames[location] ?? 'standard' },
    codePoint: isPrintable ? `U+${(codePointAt(key) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : null,
    ariaKeyshortcuts: isModifier ? '' : [...ariaModifiers.filter(isSet), key === '+' ? 'Plus' : label].join('+'),
    keyCondition: [`event.key === ${quoted(key)}`, ...conditions].join(''),
    codeCondition: code === '' ? null : [`event.code === ${quoted(code)}`, ...conditions].join(''),
  };
}
