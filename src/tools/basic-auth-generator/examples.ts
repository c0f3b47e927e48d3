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
  // printf secret | openssl sha1 -binary | base64
  {
    op: 'htpasswd',
    input: { username: 'ada', password: 'secret', algorithm: 'sha1' },
    value: 'ada:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=',
  },
  {
    op: 'htpasswd',
    input: { username: 'ada', password: 'secret', algorithm: 'apr1' },
    partial: /^ada:\$apr1\$[./0-9A-Za-z]{8}\$[./0-9A-Za-z]{22}$/,
  },
  {
    op: 'htpasswd',
    input: { username: 'ada', password: 'secret', cost: 4 },
    partial: /^ada:\$2y\$04\$[./0-9A-Za-z]{53}$/,
  },
  {
    op: 'htpasswd',
    input: { username: 'ada', password: 'é'.repeat(37) },
    error: 'password-too-long',
    details: { bytes: 74, max: 72 },
  },
  {
    op: 'htpasswd',
    input: { username: 'a:b', password: 'x' },
    error: 'username-contains-colon',
    details: { position: 2 },
  },
  // openssl passwd -apr1 -salt abcdefgh 'open sesame'
  {
    op: 'check-htpasswd',
    input: { line: 'Aladdin:$apr1$abcdefgh$T64oOxnD8c28.dQa.2Lty1', password: 'open sesame' },
    value: { username: 'Aladdin', algorithm: 'apr1', matches: true },
  },
  {
    op: 'check-htpasswd',
    input: { line: 'ada:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=\n', password: 'Secret' },
    value: { username: 'ada', algorithm: 'sha1', matches: false },
  },
  { op: 'check-htpasswd', input: { line: 'ada', password: 'x' }, error: 'invalid-htpasswd-line' },
  { op: 'check-htpasswd', input: { line: 'ada:plain', password: 'plain' }, error: 'unsupported-password-hash' },
];
