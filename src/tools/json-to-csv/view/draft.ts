import { choice, type Input } from '#core/field.ts';
import { convert } from '../engine.ts';

export const fields = { ...convert.input, tab: choice(['table', 'text'], 'table') };
export const initial = {
  text: `[
  {
    "name": "Ada",
    "born": 1815,
    "address": { "city": "London", "country": "GB" }
  },
  {
    "name": "Emmy",
    "born": 1882,
    "address": { "city": "Erlangen", "country": "DE" }
  },
  {
    "name": "Grace",
    "address": { "city": "New York", "country": "US" }
  }
]
`,
};

export type CsvDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: CsvDraft;
  readonly change: (part: Partial<CsvDraft>) => void;
}
