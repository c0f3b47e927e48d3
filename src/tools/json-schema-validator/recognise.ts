import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** The `$schema` among the first members. */
const form = /^\{[^{}[\]]{0,2000}"\$schema"\s*:\s*"https?:\/\/json-schema\.org\/([^"#]{1,60})/;

export const recognise: Recogniser = ({ text }) => {
  const draft = form.exec(text)?.[1];
  if (draft === undefined) return [];
  const reason = because('schema', { draft: draft.replace(/\/schema$/, '').replace('draft/', '') });
  const guess = { op: 'json-schema-validator/validate', input: { schema: text }, score: 97, kind: 'exact' } as const;
  return [{ ...guess, reason, needs: ['data'] }];
};
