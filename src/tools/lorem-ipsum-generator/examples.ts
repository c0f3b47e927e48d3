import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'generate', input: { unit: 'words', count: 5 }, value: 'Lorem ipsum dolor sit amet.' },
  {
    op: 'generate',
    input: { unit: 'words', count: 8 },
    value: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  },
  {
    op: 'generate',
    input: { unit: 'sentences', count: 1 },
    value: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  },
  { op: 'generate', input: { unit: 'characters', count: 11 }, value: 'Lorem ipsum' },
  {
    op: 'generate',
    input: { count: 2, asHtml: true },
    partial: /^<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit\. [^<]+\.<\/p>\n\n<p>[^<]+\.<\/p>$/,
  },
  { op: 'generate', input: { wordsPerSentence: { min: 9, max: 4 } }, error: 'invalid-range' },
];
