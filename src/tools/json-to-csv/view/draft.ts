import { choice } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
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

export type CsvDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;

/** With another text; Sample and Clear leave nothing that was chosen in the document before. */
export const withText = (text: string): Partial<CsvDraft> =>
  text === '' || text === initial.text ? { text, columns: [], rowsAt: '' } : { text };
