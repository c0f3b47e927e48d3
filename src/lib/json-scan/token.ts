/** What the scanner meets. The numbers 1 to 7 are the kinds of values. */
export const Token = {
  end: 0,
  object: 1,
  array: 2,
  string: 3,
  number: 4,
  true: 5,
  false: 6,
  null: 7,
  key: 8,
  closeObject: 9,
  closeArray: 10,
  comment: 11,
} as const;
export type Token = (typeof Token)[keyof typeof Token];

export type ValueKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
const kinds: readonly ValueKind[] = ['object', 'array', 'string', 'number', 'boolean', 'boolean', 'null'];

/** The JSON type of a value token. */
export function kindOf(token: number): ValueKind {
  return kinds[token - 1] as ValueKind;
}

/** From the smallest language to the largest; each accepts all of the one before. */
export const dialects = ['json', 'jsonc', 'json5'] as const;
export type Dialect = (typeof dialects)[number];
/** An index of `dialects`. */
export type Level = 0 | 1 | 2;

export type Reason =
  | 'unexpected-token'
  | 'unexpected-end'
  | 'unterminated-string'
  | 'unterminated-comment'
  | 'trailing-content'
  | 'trailing-comma'
  | 'comment-not-allowed'
  | 'expected-key'
  | 'expected-colon'
  | 'expected-comma-or-brace'
  | 'expected-comma-or-bracket'
  | 'bad-escape'
  | 'bad-number'
  | 'control-character';

/** A key or an index on the way from the root to a value. */
export type Step = string | number;
