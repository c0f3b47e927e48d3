import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  // RFC 4648 §10
  { op: 'encode', input: { text: '' }, value: '' },
  { op: 'encode', input: { text: 'f' }, value: 'Zg==' },
  { op: 'encode', input: { text: 'fo' }, value: 'Zm8=' },
  { op: 'encode', input: { text: 'foo' }, value: 'Zm9v' },
  { op: 'encode', input: { text: 'foob' }, value: 'Zm9vYg==' },
  { op: 'encode', input: { text: 'fooba' }, value: 'Zm9vYmE=' },
  { op: 'encode', input: { text: 'foobar' }, value: 'Zm9vYmFy' },
  { op: 'decode', input: { text: 'Zm9vYg==' }, value: 'foob' },
  { op: 'decode', input: { text: 'Zm9vYg' }, value: 'foob' },
  { op: 'encode', input: { text: 'é😀' }, value: 'w6nwn5iA' },
  { op: 'encode', input: { text: '>>>???', urlSafe: true }, value: 'Pj4-Pz8_' },
  { op: 'encode', input: { text: 'dir', charset: 'utf-16le' }, value: 'ZABpAHIA' },
  {
    op: 'decode',
    input: { text: 'Zm9v!' },
    error: 'invalid-base64',
    details: { reason: 'character', position: 5, character: '!' },
  },
  { op: 'decode', input: { text: '/w==' }, error: 'not-text', details: { offset: 0 } },
];
