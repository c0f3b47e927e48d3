import type { Example } from '#core/example.ts';

const request = 'XMLHttpRequest v2';

export const examples: readonly Example[] = [
  { op: 'convert', input: { text: request, style: 'camel' }, value: 'xmlHttpRequestV2' },
  { op: 'convert', input: { text: request, style: 'snake' }, value: 'xml_http_request_v2' },
  { op: 'convert', input: { text: request, style: 'train' }, value: 'Xml-Http-Request-V2' },
  { op: 'convert', input: { text: request, style: 'alternating' }, value: 'xMlHtTpReQuEsT v2' },
  { op: 'convert', input: { text: request, style: 'sentence' }, value: 'Xmlhttprequest v2' },
  {
    op: 'convert',
    input: { text: 'version2Final', style: 'snake', splitNumbers: true },
    value: 'version_2_final',
  },
  {
    op: 'convert',
    input: { text: 'the lord of the rings: the return of the king', style: 'title' },
    value: 'The Lord of the Rings: The Return of the King',
  },
  { op: 'convert', input: { text: 'one two\nthree four', style: 'kebab' }, value: 'one-two\nthree-four' },
  { op: 'convert', input: { text: 'x', style: 'shouting' }, error: 'invalid-input', details: { field: 'style' } },
  {
    op: 'convert-all',
    input: { text: 'Don’t panic' },
    value: {
      lower: 'don’t panic',
      upper: 'DON’T PANIC',
      sentence: 'Don’t panic',
      title: 'Don’t Panic',
      capitalized: 'Don’t Panic',
      camel: 'dontPanic',
      pascal: 'DontPanic',
      snake: 'dont_panic',
      constant: 'DONT_PANIC',
      kebab: 'dont-panic',
      cobol: 'DONT-PANIC',
      train: 'Dont-Panic',
      dot: 'dont.panic',
      path: 'dont/panic',
      words: 'dont panic',
      capitalWords: 'Dont Panic',
      flat: 'dontpanic',
      alternating: 'dOn’T pAnIc',
      inverted: 'dON’T PANIC',
    },
  },
];
