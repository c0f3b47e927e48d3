import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'to-roman', input: { number: 1994 }, value: 'MCMXCIV' },
  { op: 'to-roman', input: { number: 4001 }, value: 'I\u0305V\u0305I' },
  { op: 'to-roman', input: { number: 2024, lowercase: true }, value: 'mmxxiv' },
  { op: 'to-roman', input: { number: 1.5 }, error: 'not-an-integer' },
  { op: 'to-roman', input: { number: 0 }, error: 'out-of-range', details: { min: 1, max: 3_999_999 } },
  { op: 'from-roman', input: { text: 'xlii' }, value: 42 },
  { op: 'from-roman', input: { text: 'IC' }, error: 'not-canonical', details: { value: 99, canonical: 'XCIX' } },
  { op: 'from-roman', input: { text: 'IC', strict: false }, value: 99 },
  { op: 'from-roman', input: { text: 'IIII', strict: false }, value: 4 },
  { op: 'from-roman', input: { text: '' }, error: 'empty-input' },
  {
    op: 'from-roman',
    input: { text: 'MCQ' },
    error: 'invalid-character',
    details: { position: 3, character: 'Q' },
  },
  {
    op: 'explain',
    input: { number: 1999 },
    value: [
      { symbol: 'M', value: 1000 },
      { symbol: 'CM', value: 900 },
      { symbol: 'XC', value: 90 },
      { symbol: 'IX', value: 9 },
    ],
  },
  {
    op: 'convert-batch',
    input: { text: '1,999\n\nⅫ\nIVX' },
    value: [
      { source: '1,999', from: 'number', number: 1999, roman: 'MCMXCIX', error: null },
      { source: 'Ⅻ', from: 'roman', number: 12, roman: 'XII', error: null },
      {
        source: 'IVX',
        from: 'roman',
        number: null,
        roman: null,
        error: { code: 'not-canonical', details: { value: 4, canonical: 'IV' } },
      },
    ],
  },
];
