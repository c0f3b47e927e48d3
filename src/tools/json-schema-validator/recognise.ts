import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { jsonOf } from '#lib/json-scan/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const form = /"\$schema"\s*:\s*"https?:\/\/json-schema\.org\/([^"#]{1,60})/;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const draft = form.exec(text)?.[1];
  if (draft === undefined || !text.startsWith('{') || !jsonOf(sample)?.keys.includes('$schema')) return [];
  const reason = because('schema', { draft: draft.replace(/\/schema$/, '').replace('draft/', '') });
  const guess = { op: 'json-schema-validator/validate', input: { schema: text }, score: 97, kind: 'exact' } as const;
  return [{ ...guess, reason, needs: ['data'] }];
};
