import { choice, type Input } from '#core/field.ts';
import type { Language } from '#core/text.ts';
import { convertWithPreview } from '../engine.ts';

export const fields = { ...convertWithPreview.input, tab: choice(['table', 'text'], 'text') };

export const sample = `name;postcode;since;price;note
Ada;01234;1815-12-10;1.50;"Countess;
of Lovelace"
Grace;22201;1906-12-09;20.00;
Emmy;91054;1882-03-23
`;
export const initial = { text: sample };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
  readonly reset: () => void;
}

/** CSV for a spreadsheet, beside the targets of the engine. */
export const excel = 'excel';
export type Target = DraftProps['draft']['to'] | typeof excel;

export const targetOf = ({ to, bom }: Pick<DraftProps['draft'], 'to' | 'bom'>): Target =>
  to === 'csv' && bom ? excel : to;

/** What choosing a target sets. Excel knows UTF-8 by the byte order mark, and expects the delimiter of its language. */
export function withTarget(before: Target, target: Target, language: Language): Partial<DraftProps['draft']> {
  if (target === excel) {
    return { to: 'csv', bom: true, eol: '\r\n', outDelimiter: language === 'fr' ? ';' : ',', tab: 'text' };
  }
  return before === excel ? { to: target, bom: false, outDelimiter: ',' } : { to: target };
}

/** The extension and the media type of what is downloaded. */
export const outputs = {
  json: ['json', 'application/json'],
  arrays: ['json', 'application/json'],
  ndjson: ['ndjson', 'application/x-ndjson'],
  yaml: ['yaml', 'application/yaml'],
  sql: ['sql', 'application/sql'],
  markdown: ['md', 'text/markdown'],
  html: ['html', 'text/html'],
  aligned: ['txt', 'text/plain'],
  csv: ['csv', 'text/csv'],
} as const;

export const languageOf = (to: DraftProps['draft']['to']) =>
  to === 'json' || to === 'arrays' ? 'json' : to === 'yaml' || to === 'sql' || to === 'html' ? to : 'text';
