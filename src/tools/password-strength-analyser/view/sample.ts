import type { Analysis } from '../engine.ts';

/** The password that the page opens with: it has all classes of characters, and is guessed soon. */
export const samplePassword = 'Tr0ub4dour&3';

/** What `analyse` makes of the sample, so that the page shows an answer before anybody needs the dictionaries. */
export const sampleAnalysis: Analysis = {
  length: 12,
  charsetSize: 95,
  bruteForceBits: 78.84,
  analysedLength: 12,
  score: 2,
  guessesLog10: 7.609333967872382,
  guessBits: 25.28,
  crackSeconds: {
    onlineThrottled: 1_464_321_600,
    online: 4_067_560,
    offlineSlow: 4067.56,
    offlineFast: 0.00406756,
    custom: null,
  },
  warning: null,
  suggestions: ['anotherWord', 'capitalization', 'l33t'],
  patterns: [
    { pattern: 'dictionary', token: 'Tr0ub4dour' },
    { pattern: 'bruteforce', token: '&3' },
  ],
};
