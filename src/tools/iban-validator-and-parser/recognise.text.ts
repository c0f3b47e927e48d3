/** Why something is recognized. */
export const words = {
  valid: 'IBAN with correct check digits',
  check: 'IBAN, but the check digits are wrong',
  length: 'IBAN, but the length is wrong for its country',
  list: '{count} IBANs, one per line',
} as const;
