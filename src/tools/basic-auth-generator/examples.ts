import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  // RFC 7617 §2
  {
    op: 'encode',
    input: { username: 'Aladdin', password: 'open sesame' },
    value: {
      header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
      credentials: 'QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
      curl: "curl -H 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' https://example.com/",
    },
  },
  // RFC 7617 §2.1: the pound sign in UTF-8
  { op: 'encode', input: { username: 'test', password: '123£' }, partial: { credentials: 'dGVzdDoxMjPCow==' } },
  {
    op: 'encode',
    input: { username: 'test', password: '123£', charset: 'iso-8859-1' },
    partial: { credentials: 'dGVzdDoxMjOj' },
  },
  { op: 'encode', input: { username: '', password: '' }, partial: { credentials: 'Og==' } },
  {
    op: 'encode',
    input: { username: 'DOMAIN:me', password: 'x' },
    error: 'username-contains-colon',
    details: { position: 7 },
  },
  {
    op: 'encode',
    input: { username: 'me', password: '€', charset: 'iso-8859-1' },
    error: 'not-encodable',
    details: { field: 'password', position: 1, character: '€' },
  },
  {
    op: 'decode',
    input: { header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
    value: { username: 'Aladdin', password: 'open sesame', charset: 'utf-8' },
  },
  { op: 'decode', input: { header: 'Basic QWxhZGRpbg==' }, error: 'missing-colon' },
  { op: 'decode', input: { header: 'Bearer abc' }, error: 'unsupported-scheme', details: { scheme: 'Bearer' } },
];
