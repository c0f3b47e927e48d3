import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = ({ text }) => {
  const [, version, cost] = /^\$(2[abxy])\$(\d\d)\$[./\dA-Za-z]{53}$/.exec(text) ?? [];
  if (version === undefined || cost === undefined) return [];
  const reason = because('hash', { version, cost: Number(cost) });
  return [{ op: 'bcrypt/inspect', input: { hash: text }, score: 98, kind: 'exact', reason }];
};
