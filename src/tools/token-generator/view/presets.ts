import type { TokenDraft } from './draft.ts';

/** The options of characters as they are when nothing was chosen, without how many tokens there are. */
const plain = {
  mode: 'characters',
  uppercase: true,
  lowercase: true,
  digits: true,
  symbols: false,
  customAlphabet: '',
  exclude: '',
  excludeSimilar: false,
  requireEach: false,
  prefix: '',
} as const;

export const presets = {
  apiKey: { mode: 'bytes', byteLength: 32, encoding: 'base64url', prefix: 'key_' },
  password: { ...plain, length: 20, symbols: true, excludeSimilar: true, requireEach: true },
  pin: { ...plain, length: 6, uppercase: false, lowercase: false },
  // What a POSIX shell reads inside double quotes, and the quotes themselves; `!` is Bash's history.
  shellSafe: { ...plain, length: 32, symbols: true, exclude: '\'"$`\\!' },
} as const satisfies Record<string, Partial<TokenDraft>>;

export const presetNames = Object.keys(presets) as (keyof typeof presets)[];
