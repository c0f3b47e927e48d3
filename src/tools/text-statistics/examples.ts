import type { Example } from '#core/example.ts';

const nothing = {
  characters: 0,
  charactersNoSpaces: 0,
  codePoints: 0,
  utf16Units: 0,
  bytesUtf8: 0,
  bytesUtf16: 0,
  words: 0,
  uniqueWords: 0,
  sentences: 0,
  lines: 0,
  nonEmptyLines: 0,
  longestLine: 0,
  paragraphs: 0,
  letters: 0,
  digits: 0,
  uppercase: 0,
  lowercase: 0,
  punctuation: 0,
  symbols: 0,
  whitespace: 0,
  invisible: 0,
  readingSeconds: 0,
  speakingSeconds: 0,
};

export const examples: readonly Example[] = [
  { op: 'analyze', input: { text: '' }, value: nothing },
  {
    op: 'analyze',
    input: { text: 'Hello, world!' },
    partial: {
      characters: 13,
      charactersNoSpaces: 12,
      words: 2,
      sentences: 1,
      lines: 1,
      letters: 10,
      punctuation: 2,
      readingSeconds: 1,
    },
  },
  {
    op: 'analyze',
    input: { text: '👨‍👩‍👧‍👦 e\u0301' },
    partial: { characters: 3, codePoints: 10, utf16Units: 14, bytesUtf8: 29, words: 1 },
  },
  { op: 'analyze', input: { text: 'a\nb\r\nc\rd\n' }, partial: { lines: 5, nonEmptyLines: 4, characters: 8 } },
  {
    op: 'analyze',
    input: { text: '你好世界。再见！' },
    partial: { characters: 8, words: 3, sentences: 2, bytesUtf8: 24 },
  },
  {
    op: 'frequencies',
    input: { text: 'The the cat. A cat, THE end', top: 3 },
    value: [
      { word: 'the', count: 3 },
      { word: 'cat', count: 2 },
      { word: 'a', count: 1 },
    ],
  },
];
