import { member, type Ask } from '#core/ask.ts';

const shape = /^(?:[\da-f]{1,2}[:-]){2,7}[\da-f]{1,2}$|^(?:[\da-f]{4}\.){1,3}[\da-f]{4}$|^[\da-f]{6}(?:[\da-f]{6})?$/i;

export const ask: Ask = {
  words: ['mac'],
  patterns: [
    (line) => {
      const address = line.after('mac');
      if (address === undefined || !shape.test(address)) return undefined;
      return { op: 'mac-address-lookup/lookup', input: { address } };
    },
  ],
  answer: (value) => {
    const vendor = member(value, 'vendor');
    return typeof vendor === 'string' ? vendor : undefined;
  },
};
