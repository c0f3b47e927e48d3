import { choice, type Input } from '#core/field.ts';
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
