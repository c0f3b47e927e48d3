/** Check digits inside the BBAN, as national rules define them. All take a BBAN of the right structure. */
type Check = (bban: string) => boolean;

const digitsOf = (text: string): number[] => Array.from(text, Number);

function weighted(text: string, weights: readonly number[]): number {
  return digitsOf(text).reduce((sum, digit, at) => sum + digit * (weights[at % weights.length] as number), 0);
}

/** Letters count as 10 to 35 (ISO 7064, MOD 97-10). */
export function mod97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

const isMod97One: Check = (bban) => mod97(bban) === 1;

/** 11 − rest: 11 counts as 0; what 10 counts as differs. */
const complement11 = (sum: number): number => (11 - (sum % 11)) % 11;

/** Letters as the French key counts them: A–I and J–R are 1–9, S–Z are 2–9. */
function ribDigits(text: string): number {
  return Number(
    text.replace(/[A-Z]/g, (letter) => {
      const place = letter.charCodeAt(0) - 65;
      return String(place < 18 ? (place % 9) + 1 : place - 16);
    }),
  );
}

const rib: Check = (bban) => {
  const [bank, branch, account] = [bban.slice(0, 5), bban.slice(5, 10), bban.slice(10, 21)].map(ribDigits);
  const rest = (89 * (bank ?? 0) + 15 * (branch ?? 0) + 3 * (account ?? 0)) % 97;
  return Number(bban.slice(21)) === 97 - rest;
};

const belgian: Check = (bban) => Number(bban.slice(10)) === (Number(bban.slice(0, 10)) % 97 || 97);

const spanishWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
function spanishDigit(ten: string): number {
  const digit = complement11(weighted(ten, spanishWeights));
  return digit === 10 ? 1 : digit;
}
const spanish: Check = (bban) =>
  bban.slice(8, 10) === `${spanishDigit(`00${bban.slice(0, 8)}`)}${spanishDigit(bban.slice(10))}`;

const italianOdd = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;
const italian: Check = (bban) => {
  let sum = 0;
  for (const [at, sign] of Array.from(bban.slice(1)).entries()) {
    const code = sign.charCodeAt(0);
    const value = code >= 65 ? code - 65 : code - 48;
    sum += at % 2 === 0 ? (italianOdd[value] as number) : value;
  }
  return bban.charCodeAt(0) - 65 === sum % 26;
};

/** Of accounts with 00 behind the bank, only the four digits behind that are checked. */
const norwegian: Check = (bban) => {
  const checked = bban.slice(bban.startsWith('00', 4) ? 6 : 0, 10);
  return complement11(weighted(checked, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])) === Number(bban.slice(10));
};

const finnish: Check = (bban) => {
  const sum = digitsOf(bban).reduce((total, digit, at) => {
    const twice = digit * (at % 2 === 0 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

const dutch: Check = (bban) => weighted(bban.slice(4), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

const estonian: Check = (bban) => {
  const sum = weighted(Array.from(bban.slice(2, 15)).toReversed().join(''), [7, 3, 1]);
  return (10 - (sum % 10)) % 10 === Number(bban.slice(15));
};

/** ISO 7064, MOD 11,10. */
function isMod1110(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) product = (((product + digit) % 10 || 10) * 2) % 11;
  return (product + Number(text.slice(-1))) % 10 === 1;
}
const croatian: Check = (bban) => isMod1110(bban.slice(0, 7)) && isMod1110(bban.slice(7));

const polish: Check = (bban) => weighted(bban.slice(0, 8), [3, 9, 7, 1]) % 10 === 0;

const czechoslovak: Check = (bban) =>
  weighted(bban.slice(4, 10), [10, 5, 8, 4, 2, 1]) % 11 === 0 &&
  weighted(bban.slice(10), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;

const hungarian: Check = (bban) =>
  weighted(bban.slice(0, 8), [9, 7, 3, 1]) % 10 === 0 && weighted(bban.slice(8), [9, 7, 3, 1]) % 10 === 0;

const checks: Readonly<Record<string, Check>> = {
  FR: rib,
  MC: rib,
  BE: belgian,
  ES: spanish,
  IT: italian,
  SM: italian,
  PT: isMod97One,
  BA: isMod97One,
  ME: isMod97One,
  MK: isMod97One,
  RS: isMod97One,
  SI: isMod97One,
  NO: norwegian,
  FI: finnish,
  NL: dutch,
  EE: estonian,
  HR: croatian,
  PL: polish,
  CZ: czechoslovak,
  SK: czechoslovak,
  HU: hungarian,
};

export const hasNationalCheck = (country: string): boolean => Object.hasOwn(checks, country);

/** Finnish payment institutions need not follow the rule of the banks: a number that breaks it may be right. */
export const isBinding = (country: string): boolean => country !== 'FI';

export type NationalCheck = 'valid' | 'invalid' | 'not-checked';

/** Does the BBAN, of the right structure, keep its country's own rule? */
export function checkNationally(country: string, bban: string): NationalCheck {
  const check = hasNationalCheck(country) ? checks[country] : undefined;
  // Old Dutch giro accounts, three zeros in front, have no check digit.
  if (!check || (country === 'NL' && bban.startsWith('000', 4))) return 'not-checked';
  return check(bban) ? 'valid' : 'invalid';
}
