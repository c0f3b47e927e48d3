export const sections = [
  'characters',
  'classes',
  'unicode',
  'quantifiers',
  'groups',
  'anchors',
  'lookaround',
  'flags',
  'replacement',
  'recipes',
] as const;
export type Section = (typeof sections)[number];

export interface ExamplePattern {
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
  readonly replacement: string | null;
}

export interface Entry {
  readonly id: string;
  readonly section: Section;
  readonly syntax: string;
  readonly en: string;
  readonly fr: string;
  /** More words that people search with, in both languages. */
  readonly keywords: string;
  /** The flag without which it is not known. */
  readonly needs: '' | 'u' | 'v';
  /** The edition of ECMAScript: 3, or a year. */
  readonly since: number;
  readonly example: ExamplePattern;
}
