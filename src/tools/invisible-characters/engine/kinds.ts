/** Severities by context, text and source code; null is not reported there. */
const table = {
  'bidi-control': ['danger', 'danger'],
  'bidi-mark': ['info', 'warning'],
  'zero-width': ['warning', 'warning'],
  joiner: ['warning', 'warning'],
  tag: ['danger', 'danger'],
  'variation-selector': ['info', 'warning'],
  space: ['info', 'warning'],
  'line-separator': ['warning', 'warning'],
  bom: ['info', 'info'],
  control: ['warning', 'warning'],
  'lone-surrogate': ['warning', 'warning'],
  noncharacter: ['warning', 'warning'],
  unassigned: ['warning', 'warning'],
  'private-use': ['info', 'warning'],
  confusable: ['warning', 'danger'],
  punctuation: [null, 'warning'],
  'mixed-script': ['warning', 'danger'],
  'not-nfc': ['info', 'info'],
  'line-endings': ['info', 'info'],
} as const;

export type Kind = keyof typeof table;
export const kinds = Object.keys(table) as readonly Kind[];

export const severities = ['info', 'warning', 'danger'] as const;
export type Severity = (typeof severities)[number];
export type Context = 'text' | 'code';

export const severityOf = (kind: Kind, context: Context): Severity | null => table[kind][context === 'text' ? 0 : 1];

/** Something found, before it is named and counted. */
export interface Found {
  readonly kind: Kind;
  /** UTF-16 units from 0, the end exclusive. */
  readonly index: number;
  readonly end: number;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Where it is not that of the kind. */
  readonly severity?: Severity;
}
