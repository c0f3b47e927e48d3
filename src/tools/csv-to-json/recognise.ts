import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { tableOf } from '#lib/table-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const forms = {
  '\t': { key: 'tabs', score: 79 },
  ',': { key: 'commas', score: 72 },
  ';': { key: 'semicolons', score: 72 },
  '|': { key: 'pipes', score: 62 },
} as const;

export const recognise: Recogniser = (sample) => {
  const table = tableOf(sample);
  if (!table) return [];
  const { key, score } = forms[table.separator];
  const reason = because(key, { count: table.columns });
  return [{ op: 'csv-to-json/convert', input: { text: sample.text }, score, kind: 'container', reason }];
};
