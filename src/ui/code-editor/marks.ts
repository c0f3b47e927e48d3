/** `code` is that of any programming language or shell. */
export type CodeLanguage = 'text' | 'code' | 'json' | 'xml' | 'html' | 'sql' | 'toml' | 'yaml';

/**
 * A wavy underline from one offset of the value to another (UTF-16 units, end exclusive); a match and a piece of
 * information are highlighted without one, and a `match-whole` is kept in one line. A `match-next` is told apart from the
 * `match` before it, a `match-current` stands out, and a `match-group` is underlined. Only an error makes the text invalid.
 */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly tone:
    | 'error'
    | 'danger'
    | 'warning'
    | 'info'
    | 'match'
    | 'match-whole'
    | 'match-next'
    | 'match-current'
    | 'match-group';
  /** Shown while the pointer rests on it; what a chip says to assistive technology. */
  readonly title?: string;
  /** The words of a chip: in the place of characters that cannot be seen, or after those that can. Copies are unchanged. */
  readonly chip?: { readonly label: string; readonly place: 'instead' | 'after' };
}
