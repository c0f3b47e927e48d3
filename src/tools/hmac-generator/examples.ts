import type { Example } from '#core/example.ts';

const key = '0b'.repeat(20);

export const examples: readonly Example[] = [
  // RFC 4231 §4.2
  {
    op: 'hmac',
    input: { text: 'Hi There', key, keyEncoding: 'hex' },
    value: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  // RFC 2202 §2, §3
  {
    op: 'hmac',
    input: { text: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'md5' },
    value: '750c783e6ab0b503eaa86e310a5db738',
  },
  {
    op: 'hmac',
    input: { text: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha1', encoding: 'base64' },
    value: '7/zfauXrL6LSdBbV8YTfnCWafHk=',
  },
  {
    op: 'hmac',
    input: { text: '', key: '', algorithm: 'sha512' },
    value:
      'b936cee86c9f87aa5d3c6f2e84cb5a4239a5fe50480a6ec66b70ab5b1f4ac6730c6c515421b327ec1d69402e53dfb49ad7381eb067b338fd7b0cb22247225d47',
  },
  {
    op: 'hmac',
    input: { text: '', key: 'abc', keyEncoding: 'hex' },
    error: 'invalid-hex',
    details: { field: 'key', reason: 'odd', position: 3 },
  },
  {
    op: 'verify',
    input: {
      text: 'Hi There',
      key,
      keyEncoding: 'hex',
      expected: 'sha256=B0344C61D8DB38535CA8AFCEAF0BF12B881DC200C9833DA726E9376C2E32CFF7',
    },
    value: { match: true },
  },
  { op: 'verify', input: { text: 'Hi There', key, expected: 'no!' }, error: 'unrecognised-digest' },
  {
    op: 'hmac-all',
    input: { text: 'Hi There', key, keyEncoding: 'hex' },
    partial: {
      md5: '5ccec34ea9656392457fa1ac27f08fbc',
      sha224: '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22',
    },
  },
];
