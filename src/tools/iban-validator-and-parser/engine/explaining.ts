import type { Details } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { readIban, type Iban, type IbanError } from './reading.ts';
import { structureFault, structures, unregistered } from '#lib/iban-registry.ts';

/** One broken rule with the facts for its sentence. */
export interface Fault {
  readonly code: IbanError;
  readonly details: Details;
}

export interface Explanation {
  readonly faults: readonly Fault[];
  /** The one number that a common typing mistake away keeps all rules, in groups of four. */
  readonly fix: string | null;
}

/** Positions count from 1, as people do. */
function factsOf(iban: Iban, code: IbanError): Details {
  const { electronic, countryCode: country, checkDigits, expectedLength: expected, errorPosition } = iban;
  const at = errorPosition ?? 0;
  switch (code) {
    case 'invalid-character':
      return { position: at + 1, character: shownCharacter(electronic, at) };
    case 'unknown-country':
      if (country === null) return { reason: 'letters', start: electronic.slice(0, 2) };
      return { country, ...(unregistered.has(country) && { reason: 'unregistered' }) };
    case 'wrong-length':
      return { reason: 'iban', country, expected, length: electronic.length };
    case 'wrong-structure': {
      const fault = structureFault(structures.get(country ?? '') ?? [], iban.bban ?? '');
      const place = (fault?.at ?? 0) + 4;
      return { position: place + 1, character: electronic.charAt(place), reason: fault?.expected };
    }
    case 'check-digits-not-numeric':
    case 'wrong-check-digits':
      return { found: checkDigits, expected: iban.expectedCheckDigits };
    case 'wrong-national-check':
      return { country };
  }
}

const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  0: 'O',
  I: '1',
  1: 'I',
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
};

function* mistypings(text: string): Generator<string> {
  for (let at = 0; at < text.length; at++) {
    const [sign, next] = [text.charAt(at), text.charAt(at + 1)];
    const other = lookalikes[sign];
    if (other !== undefined) yield text.slice(0, at) + other + text.slice(at + 1);
    if (next !== '' && next !== sign) yield text.slice(0, at) + next + sign + text.slice(at + 2);
  }
}

/** The longest numbers of the registry have 33 characters; what is far longer is not an IBAN with a typing mistake. */
const longest = 40;

function findFix({ valid, electronic }: Iban): string | null {
  if (valid || electronic.length > longest) return null;
  const good = [...mistypings(electronic)]
    .map(readIban)
    .filter((candidate) => candidate.valid && candidate.nationalCheck !== 'invalid');
  return good.length === 1 ? (good[0]?.friendly ?? null) : null;
}

export function explainIban(text: string): Explanation {
  const iban = readIban(text);
  return { faults: iban.errors.map((code) => ({ code, details: factsOf(iban, code) })), fix: findFix(iban) };
}
