import { member, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['iban'],
  patterns: [
    (line) => {
      const iban = line.after('iban');
      if (iban === undefined || !/^[a-z]{2}\s?\d{2}[\s\da-z-]{8,40}$/i.test(iban)) return undefined;
      return { op: 'iban-validator-and-parser/parse', input: { iban } };
    },
  ],
  answer: (value) => {
    if (member(value, 'valid') === true) return `valid: ${String(member(value, 'friendly'))}`;
    const errors = member(value, 'errors');
    return Array.isArray(errors) ? `invalid: ${errors.join(', ')}` : undefined;
  },
};
