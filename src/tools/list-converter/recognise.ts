import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { tableOf } from '#lib/table-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const forms = {
  '\t': { key: 'tabs', score: 78 },
  ',': { key: 'commas', score: 70 },
  ';': { key: 'semicolons', score: 70 },
  '|': undefined,
} as const;

export const recognise: Recogniser = (sample) => {
  const table = tableOf(sample);
  const form = table && forms[table.separator];
  if (!form || (table.columns === 2 && table.rows < 3)) return [];
  const input = { text: sample.text, columnSeparator: table.separator };
  const reason = because(form.key, { count: table.columns });
  return [{ op: 'list-converter/transpose', input, score: form.score, kind: 'container', reason }];
};
