/**
 * Digits as people write them, with a decimal point or comma, for a regular expression. `1,500` may be one and a half or
 * fifteen hundred, and does not match.
 */
export const writtenDecimal = String.raw`(?![1-9]\d{0,2},\d{3}(?!\d))\d+(?:[.,]\d+)?`;

/**
 * The number that such digits stand for, with or without a sign.
 *
 * @example
 * decimalOf('−12,5'); // -12.5
 */
export const decimalOf = (written: string): number => Number(written.replace(',', '.').replace('−', '-'));
