import { findPhoneNumbersInText, type CountryCode, type NumberFound } from 'libphonenumber-js/max';

const decimalDigit = /\p{Nd}/u;

/** The digits of every script start at their zero and follow one another. */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && decimalDigit.test(String.fromCharCode(code - value - 1))) value++;
  return value;
}

/**
 * The library reads no digits of India or Thailand, no full-width plus and no narrow space, as French groups digits.
 * The text stays as long as it is.
 */
export const plainDigits = (text: string): string =>
  text
    .replaceAll('＋', '+')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(?!\d)\p{Nd}/gu, (digit) => (digit.length === 1 ? String(digitValue(digit)) : digit));

/** A comma or semicolon between two numbers, which the library takes for the pause before an extension. */
const listMark = /[,;](?!\s*(?:e?xt|x|#|～|int|anexo|доб))/giu;

/** The numbers of a text by their offsets; those without `+` only where they are written as in `country`. */
export function findNumbers(text: string, country: CountryCode | undefined): NumberFound[] {
  return findPhoneNumbersInText(plainDigits(text).replace(listMark, '\n'), country && { defaultCountry: country });
}
