export type PlainCode =
  | 'boolean-word'
  | 'octal-looking'
  | 'octal-1.2'
  | 'sexagesimal'
  | 'underscore-number'
  | 'date'
  | 'version-number'
  | 'exponent-number'
  | 'big-integer'
  | 'null-word'
  | 'case-boolean';

export type FindingCode =
  | PlainCode
  | 'empty-value'
  | 'merge-key'
  | 'unused-anchor'
  | 'anchor-redefined'
  | 'unknown-tag'
  | 'complex-key'
  | 'no-break-space'
  | 'mixed-line-endings';

export interface Found {
  readonly code: FindingCode;
  readonly offset: number;
  readonly path: string;
  readonly source: string;
  readonly yaml12: string | null;
  readonly yaml11: string | null;
}

export interface Wrong {
  readonly code: 'syntax' | 'duplicate-key' | 'cyclic-alias';
  readonly message: string;
  readonly offset: number;
  readonly path: string | null;
}
