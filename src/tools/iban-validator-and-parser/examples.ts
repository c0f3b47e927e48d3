import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'parse',
    input: { iban: 'FR76 3000 6000 0112 3456 7890 189' },
    value: {
      valid: true,
      errors: [],
      errorPosition: null,
      countryCode: 'FR',
      checkDigits: '76',
      expectedCheckDigits: '76',
      bban: '30006000011234567890189',
      bankCode: '30006',
      branchCode: '00001',
      accountNumber: '12345678901',
      nationalCheck: 'valid',
      parts: [
        { name: 'bank', value: '30006' },
        { name: 'branch', value: '00001' },
        { name: 'account', value: '12345678901' },
        { name: 'check', value: '89' },
      ],
      qrIban: false,
      sepa: true,
      electronic: 'FR7630006000011234567890189',
      friendly: 'FR76 3000 6000 0112 3456 7890 189',
      expectedLength: 27,
    },
  },
  {
    op: 'parse',
    input: { iban: 'gb82 west 1234 5698 7654 32' },
    partial: {
      valid: true,
      friendly: 'GB82 WEST 1234 5698 7654 32',
      accountNumber: '98765432',
      nationalCheck: 'not-checked',
    },
  },
  { op: 'parse', input: { iban: 'CH4431999123000889012' }, partial: { valid: true, qrIban: true } },
  {
    op: 'parse',
    input: { iban: 'GB94BARC20201530093459' },
    partial: { valid: false, errors: ['wrong-check-digits'], expectedCheckDigits: '77' },
  },
  {
    op: 'parse',
    input: { iban: 'ES9121000418450200051331' },
    partial: { errors: ['wrong-check-digits', 'wrong-national-check'] },
  },
  {
    op: 'parse',
    input: { iban: 'GB96BARC202015300934591' },
    partial: { errors: ['wrong-length'], expectedLength: 22, parts: null },
  },
  {
    op: 'parse',
    input: { iban: 'GB12BARC20201530093A59' },
    partial: { errors: ['wrong-structure'], errorPosition: 19, expectedCheckDigits: null },
  },
  {
    op: 'parse',
    input: { iban: 'FI6879826661004681' },
    partial: { valid: true, errors: [], nationalCheck: 'invalid' },
  },
  { op: 'parse', input: { iban: 'NO9812340056782' }, partial: { valid: true, nationalCheck: 'valid' } },
  { op: 'parse', input: { iban: ' IBAN: ' }, error: 'empty-input' },
  { op: 'compose', input: { country: 'DE', bban: '370400440532013000' }, value: 'DE89370400440532013000' },
  {
    op: 'compose',
    input: { country: 'DE', bban: '37040044' },
    error: 'wrong-length',
    details: { length: 8, expected: 18 },
  },
  { op: 'compose', input: { country: 'US', bban: '123' }, error: 'unknown-country' },
];
