import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { jsonOf } from '#lib/json-scan/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = (sample) => {
  const json = jsonOf(sample);
  if (!json || json.fault || json.documents > 1) return [];
  const input = { text: sample.text };
  return [{ op: 'json-to-yaml-converter/convert', input, score: 87, kind: 'container', reason: because('json') }];
};
