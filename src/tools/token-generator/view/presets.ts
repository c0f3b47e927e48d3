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
  licenseKey: { mode: 'pattern', pattern: 'XXXXX-XXXXX-XXXXX-XXXXX' },
  nanoId: { mode: 'pattern', pattern: '[A-Za-z0-9_-]{21}' },
  wifi: { mode: 'pattern', pattern: '[a-km-z2-9]{4}-[a-km-z2-9]{4}-[a-km-z2-9]{4}-[a-km-z2-9]{4}' },
  // What `wp_generate_password` draws from, without its space: at an end it gets lost in copying.
  wordPress: { ...plain, length: 64, symbols: true, exclude: '\'"\\' },
} as const satisfies Record<string, Partial<TokenDraft>>;
