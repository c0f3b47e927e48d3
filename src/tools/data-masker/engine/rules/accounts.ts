import { isCardNumber, isIban } from '#lib/checksums.ts';
import { bbanLength, structures } from '#lib/iban-registry.ts';
import type { Found } from '../kinds.ts';

const lengths = new Map([...structures].map(([country, structure]) => [country, bbanLength(structure) + 4]));
const ibanStart = /(?<![\p{L}\p{N}_])[A-Z]{2}\d{2}/gu;
const wordNext = /[\p{L}\p{N}_]/u;

/** An IBAN that begins here: as long as its country's, with at most one blank after each four characters. */
function ibanAt(text: string, at: number): { readonly to: number; readonly iban: string } | undefined {
  const length = lengths.get(text.slice(at, at + 2));
  if (length === undefined) return undefined;
  let iban = '';
  let next = at;
  while (iban.length < length) {
    if (iban.length % 4 === 0 && iban !== '' && text[next] === ' ') next++;
    const character = text.charAt(next);
    if (!/[A-Z\d]/.test(character)) return undefined;
    iban += character;
    next++;
  }
  return wordNext.test(text.charAt(next)) || !isIban(iban) ? undefined : { to: next, iban };
}

/** Account numbers of ISO 13616, with the length of the registry and right check digits. */
export function* ibans(text: string): Generator<Found> {
  let last = 0;
  for (const { index } of text.matchAll(ibanStart)) {
    const found = index < last ? undefined : ibanAt(text, index);
    if (!found) continue;
    last = found.to;
    yield { from: index, to: found.to, kind: 'iban', name: null, key: found.iban };
  }
}

/** Issuers by their first digits and the lengths of their numbers (ISO/IEC 7812). */
const issuers: readonly (readonly [first: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 17, 18, 19]],
  [/^(?:30[0-5]|36|38|39)/, [14, 15, 16, 17, 18, 19]],
  [/^35(?:2[89]|[3-8]\d)/, [16, 17, 18, 19]],
  [/^62/, [16, 17, 18, 19]],
];

/** Is it the number of a payment card of a known issuer, with Luhn's check digit? */
function isIssuedCard(digits: string): boolean {
  return isCardNumber(digits) && issuers.some(([first, sizes]) => sizes.includes(digits.length) && first.test(digits));
}

/** A text that is the number of a card, and nothing else. */
export function* wholeCard(text: string): Generator<Found> {
  if (isIssuedCard(text)) yield { from: 0, to: text.length, kind: 'card', name: null, key: text };
}

const digitRun = /(?<![\p{L}\p{N}_])\d+(?:[ -]\d+)*(?![\p{L}\p{N}_])/gu;
const longestCard = 19;

/** Card numbers: groups of digits with single blanks or hyphens between them. */
export function* cards(text: string): Generator<Found> {
  for (const { 0: run, index } of text.matchAll(digitRun)) {
    if (run.length < 13) continue;
    const groups = [...run.matchAll(/\d+/g)];
    for (let at = 0; at < groups.length; at++) {
      const from = groups[at]?.index ?? 0;
      let digits = '';
      let best: { readonly end: number; readonly to: number; readonly digits: string } | undefined;
      for (let end = at; end < groups.length && digits.length < longestCard; end++) {
        const group = groups[end];
        digits += group?.[0].length === undefined || group[0].length > longestCard ? ' '.repeat(longestCard) : group[0];
        if (digits.length >= 13 && isIssuedCard(digits))
          best = { end, to: (group?.index ?? 0) + (group?.[0].length ?? 0), digits };
      }
      if (!best) continue;
      yield { from: index + from, to: index + best.to, kind: 'card', name: null, key: best.digits };
      at = best.end;
    }
  }
}
