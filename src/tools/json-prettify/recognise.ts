import { reasonsOf, type Reason, type Recogniser } from '#core/recognition.ts';
import { jsonOf, type JsonFacts } from '#lib/json-scan/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

function reasonOf({ dialect, documents, root, fault }: JsonFacts): Reason {
  if (fault) return because('fault', fault);
  if (documents > 1) return because('many', { count: documents });
  if (dialect !== 'json') return because(dialect);
  return because(root);
}

export const recognise: Recogniser = (sample) => {
  const json = jsonOf(sample);
  if (!json) return [];
  const { dialect, documents, fault } = json;
  const input = { text: sample.text, ...(documents > 1 && !fault ? { documents: 'many' } : {}) };
  const isStrict = dialect === 'json' && documents < 2 && sample.source.complete;
  const score = fault ? 70 : isStrict ? 96 : 90;
  return [{ op: 'json-prettify/format', input, score, kind: 'container', reason: reasonOf(json) }];
};
