import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'analyse',
    input: { password: 'password' },
    partial: { length: 8, analysedLength: 8, charsetSize: 26, bruteForceBits: 37.6, score: 0, warning: 'topTen' },
  },
  { op: 'analyse', input: { password: 'Tr0ub4dour&3' }, partial: { charsetSize: 95, bruteForceBits: 78.84 } },
  { op: 'analyse', input: { password: 'correct horse battery staple' }, partial: { score: 4, charsetSize: 59 } },
  {
    op: 'analyse',
    input: { password: '' },
    value: {
      length: 0,
      charsetSize: 0,
      bruteForceBits: 0,
      analysedLength: 0,
      score: 0,
      guessesLog10: 0,
      guessBits: 0,
      crackSeconds: { onlineThrottled: 0, online: 0, offlineSlow: 0, offlineFast: 0, custom: null },
      warning: null,
      suggestions: [],
      patterns: [],
    },
  },
];
