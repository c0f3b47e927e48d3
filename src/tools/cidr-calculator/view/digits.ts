import type { Language } from '#core/text.ts';

/** Decimal digits with separators, as readers of the language write them. */
export function groupDigits(digits: string, language: Language): string {
  return BigInt(digits).toLocaleString(language);
}

/** A whole number as an exponent: 72 is ⁷². */
export function superscript(exponent: number): string {
  return [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('');
}
