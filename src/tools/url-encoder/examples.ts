import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'encode', input: { text: 'Hello world :)' }, value: 'Hello%20world%20%3A)' },
  { op: 'encode', input: { text: 'café & crème/😀' }, value: 'caf%C3%A9%20%26%20cr%C3%A8me%2F%F0%9F%98%80' },
  {
    op: 'encode',
    input: { text: 'https://ex.com/a b?q=é&r=1#top', mode: 'uri' },
    value: 'https://ex.com/a%20b?q=%C3%A9&r=1#top',
  },
  { op: 'encode', input: { text: 'http://[::1]/', mode: 'uri' }, value: 'http://[::1]/' },
  { op: 'encode', input: { text: 'a b+c~*', mode: 'form' }, value: 'a+b%2Bc%7E*' },
  { op: 'encode', input: { text: "it's (ok)!", mode: 'rfc3986' }, value: 'it%27s%20%28ok%29%21' },
  { op: 'encode', input: { text: 'aé', mode: 'all' }, value: '%61%C3%A9' },
  { op: 'encode', input: { text: 'a%20b c%', keepEncoded: true }, value: 'a%20b%20c%25' },
  { op: 'encode', input: { text: 'a b\r\nc d\n', perLine: true }, value: 'a%20b\r\nc%20d\n' },
  {
    op: 'encode',
    input: { text: 'a\n\ud800' },
    error: 'lone-surrogate',
    details: { index: 2, line: 2, column: 1 },
  },
  { op: 'decode', input: { text: 'a+b%20c' }, value: 'a+b c' },
  { op: 'decode', input: { text: 'a+b%20c', mode: 'form' }, value: 'a b c' },
  { op: 'decode', input: { text: '100%' }, error: 'malformed-percent', details: { index: 3, line: 1, column: 4 } },
  { op: 'decode', input: { text: '%E9t%C3%A9' }, error: 'invalid-utf8', details: { index: 0, line: 1, column: 1 } },
  { op: 'decode', input: { text: '%E9t%C3%A9', malformed: 'keep' }, value: '%E9té' },
  { op: 'decode', input: { text: '%E9t%C3%A9', malformed: 'replace' }, value: '\uFFFDté' },
  { op: 'decode', input: { text: '%80%E9', charset: 'windows-1252' }, value: '€é' },
  // decodeURI leaves what separates the parts of a URL as it is written
  { op: 'decode', input: { text: '%2f%3F%C3%A9%5B', mode: 'uri' }, value: '%2f%3Fé[' },
  {
    op: 'inspect',
    input: { text: 'a%2520b' },
    value: { valid: true, escapes: 1, layers: 2, problems: [] },
  },
  {
    op: 'inspect',
    input: { text: 'é%\n%C3%28%F0%9F' },
    value: {
      valid: false,
      escapes: 4,
      layers: 1,
      problems: [
        { code: 'malformed-percent', index: 1, line: 1, column: 2, sequence: '%' },
        { code: 'invalid-utf8', index: 3, line: 2, column: 1, sequence: '%C3' },
        { code: 'invalid-utf8', index: 9, line: 2, column: 7, sequence: '%F0%9F' },
      ],
    },
  },
];
