import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const counts: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);
const word = /^[\p{L}\p{M}]{1,16}$/u;

/** The lists are long, and only the operation has them: it tells whether these are words of one. */
export const recognise: Recogniser = ({ text }) => {
  if (text.length > 500) return [];
  const given = text.split(/\s+/u);
  if (!counts.has(given.length) || !given.every((candidate) => word.test(candidate))) return [];
  const guess: Guess = {
    op: 'bip39-generator/mnemonic-to-entropy',
    input: { mnemonic: text },
    score: 97,
    kind: 'exact',
    reason: because('valid', { count: given.length }),
    confirm: (result) => {
      if (result.ok) return guess;
      if (result.error.code !== 'invalid-checksum') return undefined;
      return { ...guess, score: 60, reason: because('checksum') };
    },
  };
  return [guess];
};
