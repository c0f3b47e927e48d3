import {
  isSupportedCountry,
  Metadata,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { ToolError } from '#core/operation.ts';
import { asciiUpperCase } from '#lib/ascii-case.ts';
import { findNumbers, plainDigits } from '#lib/phone-numbers.ts';

export interface PhoneInput {
  readonly text: string;
  readonly defaultCountry: string;
}

export type PhoneType =
  | 'mobile'
  | 'fixed-line'
  | 'fixed-line-or-mobile'
  | 'toll-free'
  | 'premium-rate'
  | 'shared-cost'
  | 'voip'
  | 'personal-number'
  | 'pager'
  | 'uan'
  | 'voicemail';

export interface Phone {
  readonly valid: boolean;
  /** Of a length that numbers there have. */
  readonly possible: boolean;
  readonly problem: 'too-short' | 'too-long' | 'invalid-length' | 'unassigned-range' | null;
  /** ISO 3166-1 alpha-2; null for numbers of no country, such as +800. */
  readonly country: string | null;
  readonly callingCode: string;
  readonly nationalNumber: string;
  readonly extension: string | null;
  readonly type: PhoneType | null;
  readonly international: string;
  readonly national: string;
  readonly e164: string;
  readonly rfc3966: string;
  readonly possibleCountries: readonly string[];
}

function countryOf(defaultCountry: string): CountryCode | undefined {
  const code = asciiUpperCase(defaultCountry.trim());
  if (code === '') return undefined;
  if (isSupportedCountry(code)) return code;
  throw new ToolError('invalid-default-country', { field: 'defaultCountry', country: defaultCountry.trim() });
}

const refusals: Readonly<Record<string, () => ToolError>> = {
  NOT_A_NUMBER: () => new ToolError('not-a-number'),
  TOO_SHORT: () => new ToolError('too-short'),
  TOO_LONG: () => new ToolError('too-long'),
  INVALID_COUNTRY: () => new ToolError('unknown-country'),
};

function read({ text, defaultCountry }: PhoneInput): PhoneNumber {
  const country = countryOf(defaultCountry);
  if (text.trim() === '') throw new ToolError('empty-input', { field: 'text' });
  try {
    return parsePhoneNumberWithError(plainDigits(text), country && { defaultCountry: country });
  } catch (error) {
    throw (error instanceof ParseError && refusals[error.message]?.()) || error;
  }
}

const lengthProblems = {
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
  INVALID_LENGTH: 'invalid-length',
} as const;

function problemOf(number: PhoneNumber): Phone['problem'] {
  if (number.isValid()) return null;
  const found = validatePhoneNumberLength(number.number);
  return (found && lengthProblems[found as keyof typeof lengthProblems]) ?? 'unassigned-range';
}

function describe(number: PhoneNumber): Phone {
  return {
    valid: number.isValid(),
    possible: number.isPossible(),
    problem: problemOf(number),
    country: number.country ?? null,
    callingCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    extension: number.ext ?? null,
    type: (number.getType()?.toLowerCase().replaceAll('_', '-') as PhoneType | undefined) ?? null,
    international: number.formatInternational(),
    national: number.formatNational(),
    e164: number.number,
    rfc3966: number.getURI(),
    possibleCountries: number.getPossibleCountries(),
  };
}

export const parseNumber = (input: PhoneInput): Phone => describe(read(input));

export interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly e164: string;
  readonly country: string | null;
  readonly extension: string | null;
}

export function extractNumbers({ text, defaultCountry }: PhoneInput): Found[] {
  const country = countryOf(defaultCountry);
  const found = findNumbers(text, country);
  return found.map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    text: text.slice(startsAt, endsAt),
    e164: number.number,
    country: number.country ?? null,
    extension: number.ext ?? null,
  }));
}

export interface Explanation {
  /** Digits that are missing to the next length in use, or too many for the longest. */
  readonly missing: number | null;
  readonly extra: number | null;
  /** What the letters in the text stand for on a keypad, when that is a valid number. */
  readonly vanity: { readonly international: string; readonly e164: string } | null;
}

function lengthsOf({ country, countryCallingCode }: PhoneNumber): readonly number[] {
  const metadata = new Metadata();
  // The types leave out that a calling code selects a plan too.
  metadata.selectNumberingPlan(country ?? (countryCallingCode as CountryCode));
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

/** ITU-T E.161: the digits that carry A, D, G, J, M, P, T and W first. */
const keyStarts = 'ADGJMPTW';

function dialled(text: string): string {
  const digitOf = (letter: string): string => {
    const key = [...keyStarts].findLastIndex((start) => start <= letter.toUpperCase());
    return String(key + 2);
  };
  return text.replace(/[a-z]/gi, digitOf);
}

function vanityOf({ text, defaultCountry }: PhoneInput): Explanation['vanity'] {
  if (!/[a-z]{3}/i.test(text) || !/\d/.test(text) || /^\s*tel:/i.test(text)) return null;
  try {
    const number = read({ text: dialled(text), defaultCountry });
    return number.isValid() ? { international: number.formatInternational(), e164: number.number } : null;
  } catch {
    return null;
  }
}

export function explainNumber(input: PhoneInput): Explanation {
  const vanity = (found?: PhoneNumber) => (found?.isValid() ? null : vanityOf(input));
  let number: PhoneNumber;
  try {
    number = read(input);
  } catch (error) {
    if (error instanceof ToolError && error.code !== 'empty-input')
      return { missing: null, extra: null, vanity: vanity() };
    throw error;
  }
  const { length } = number.nationalNumber;
  const lengths = lengthsOf(number);
  const problem = problemOf(number);
  const next = Math.min(...lengths.filter((possible) => possible > length));
  return {
    missing: problem === 'too-short' && Number.isFinite(next) ? next - length : null,
    extra: problem === 'too-long' && lengths.length > 0 ? length - Math.max(...lengths) : null,
    vanity: vanity(number),
  };
}
