import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { jsonOf } from '#lib/json-scan/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const json = jsonOf(sample);
  if (!json || json.fault) return [];
  const input = { text: sample.text, ...(json.documents > 1 ? { documents: 'many' } : {}) };
  return [{ op: 'json-minify/minify', input, score: 88, kind: 'container', reason: because('json') }];
};
