import { ToolError } from '#core/operation.ts';
import { checkNationally, isBinding, mod97, type NationalCheck } from './national.ts';
import { bbanLength, cutParts, sepa, structureFault, structures, type PartName } from '#lib/iban-registry.ts';

export type IbanError =
  | 'invalid-character'
  | 'unknown-country'
  | 'wrong-length'
  | 'check-digits-not-numeric'
  | 'wrong-structure'
  | 'wrong-check-digits'
  | 'wrong-national-check';

/** Everything that a text says as an IBAN; null where it does not say it. */
export interface Iban {
  readonly valid: boolean;
  readonly errors: readonly IbanError[];
  /** 0-based, in `electronic`: the first character that is at fault. */
  readonly errorPosition: number | null;
  readonly countryCode: string | null;
  readonly checkDigits: string | null;
  readonly expectedCheckDigits: string | null;
  readonly bban: string | null;
  readonly bankCode: string | null;
  readonly branchCode: string | null;
  readonly accountNumber: string | null;
  /** A rule that is not binding may be `invalid` in a `valid` number. */
  readonly nationalCheck: NationalCheck;
  readonly parts: readonly { readonly name: PartName; readonly value: string }[] | null;
  readonly qrIban: boolean;
  readonly sepa: boolean;
  readonly electronic: string;
  readonly friendly: string;
  readonly expectedLength: number | null;
}

/** Without blanks, byte order marks, hyphens and dots; ASCII letters in upper case. */
export const compact = (text: string): string =>
  text.replace(/[\p{White_Space}\uFEFF.-]/gu, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** What is read of a text: also without the word IBAN in front. */
export const cleanUp = (text: string): string => compact(text).replace(/^IBAN:?/, '');

export const groupByFour = (electronic: string): string => electronic.replace(/.{4}(?=.)/gsu, '$& ');

/** ISO 7064 MOD 97-10: from 02 to 98. */
export function checkDigitsOf(country: string, bban: string): string {
  return String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');
}

/** An IID from 30000 to 31999 says that payments need a QR reference (Swiss Payment Standards). */
const isQrBank = (country: string | null, bank: string | null): boolean =>
  (country === 'CH' || country === 'LI') && /^3[01]\d{3}$/.test(bank ?? '');

/** Error: `empty-input`. */
export function readIban(text: string): Iban {
  const electronic = cleanUp(text);
  if (electronic === '') throw new ToolError('empty-input', { field: 'iban' });
  const countryCode = /^[A-Z]{2}/.exec(electronic)?.[0] ?? null;
  const structure = structures.get(countryCode ?? '');
  const expectedLength = structure ? bbanLength(structure) + 4 : null;
  const start: Iban = {
    valid: false,
    errors: [],
    errorPosition: null,
    countryCode,
    checkDigits: electronic.slice(2, 4) || null,
    expectedCheckDigits: null,
    bban: null,
    bankCode: null,
    branchCode: null,
    accountNumber: null,
    nationalCheck: 'not-checked',
    parts: null,
    qrIban: false,
    sepa: sepa.has(countryCode ?? ''),
    electronic,
    friendly: groupByFour(electronic),
    expectedLength,
  };
  const stranger = electronic.search(/[^A-Z0-9]/);
  if (stranger !== -1) return { ...start, errors: ['invalid-character'], errorPosition: stranger };
  if (countryCode === null || !structure) return { ...start, errors: ['unknown-country'] };
  const bban = electronic.slice(4);
  if (electronic.length !== expectedLength) return { ...start, bban, errors: ['wrong-length'] };

  const parts = cutParts(structure, bban);
  const valueOf = (name: PartName): string | null => parts.find((part) => part.name === name)?.value ?? null;
  const checkDigits = electronic.slice(2, 4);
  const badCheckDigit = checkDigits.search(/\D/);
  const fault = structureFault(structure, bban);
  const expectedCheckDigits = fault ? null : checkDigitsOf(countryCode, bban);
  const nationalCheck = fault ? 'not-checked' : checkNationally(countryCode, bban);
  const errors: IbanError[] = [
    ...(badCheckDigit === -1 ? [] : ['check-digits-not-numeric' as const]),
    ...(fault ? ['wrong-structure' as const] : []),
    ...(fault || checkDigits === expectedCheckDigits ? [] : ['wrong-check-digits' as const]),
    ...(nationalCheck === 'invalid' && isBinding(countryCode) ? ['wrong-national-check' as const] : []),
  ];
  return {
    ...start,
    valid: errors.length === 0,
    errors,
    errorPosition: badCheckDigit === -1 ? (fault ? fault.at + 4 : null) : badCheckDigit + 2,
    expectedCheckDigits,
    bban,
    bankCode: valueOf('bank'),
    branchCode: valueOf('branch'),
    accountNumber: valueOf('account'),
    nationalCheck,
    parts,
    qrIban: isQrBank(countryCode, valueOf('bank')),
  };
}
