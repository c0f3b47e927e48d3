import { ifAccepted, reasonsOf, type Guess, type Reason, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const framed = /^<~[!-uz\s]*~>$/;
const uuencode = /^begin [0-7]{3} /;
const base58 = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[1-9A-HJ-NP-Za-km-z]{20,120}$/;
const idn = /^(?:[^\s./?#@\\:%[\]]+\.)*xn--[a-z\d-]+(?:\.[^\s./?#@\\:%[\]]+)*\.?$/i;
const certificate = /^HC1:[\dA-Z $%*+\-./:]{20,}$/;

/** Whatever the bytes are: as text where they are text, else in hexadecimal digits. */
function decoding(text: string, format: string, score: number, reason: Reason): Guess {
  const guess: Guess = {
    op: 'base-encodings/decode',
    input: { text, format },
    score,
    kind: 'encoding',
    reason,
  };
  return {
    ...guess,
    confirm: (result) => {
      if (result.ok) return guess;
      if (result.error.code !== 'output-not-utf8') return undefined;
      return { ...guess, input: { text, format, outputEncoding: 'hex' } };
    },
  };
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (text.startsWith('<~')) return framed.test(text) ? [decoding(text, 'ascii85', 92, because('ascii85'))] : [];
  if (uuencode.test(text)) return [decoding(text, 'uuencode', 94, because('uuencode'))];
  if (certificate.test(text)) return [decoding(text.slice(4), 'base45', 94, because('certificate'))];
  if (!sample.isLine(253)) return [];
  if (base58.test(text)) return [decoding(text, 'base58check', 97, because('base58check'))];
  if (!idn.test(text)) return [];
  const input = { domain: text };
  return [ifAccepted({ op: 'base-encodings/idn-to-unicode', input, score: 90, kind: 'exact', reason: because('idn') })];
};
