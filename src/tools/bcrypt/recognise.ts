import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = ({ text }) => {
  // With a name before it, as in a file of `htpasswd`.
  const [, hash, version, cost] = /^(?:[^\s:]{1,255}:)?(\$(2[abxy])\$(\d\d)\$[./\dA-Za-z]{53})$/.exec(text) ?? [];
  if (hash === undefined || version === undefined || cost === undefined) return [];
  const reason = because('hash', { version, cost: Number(cost) });
  return [{ op: 'bcrypt/inspect', input: { hash }, score: 98, kind: 'exact', reason }];
};
