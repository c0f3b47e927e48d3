import type { Example } from '#core/example.ts';

// RFC 8410 §10.3
const key =
  '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n';
// RFC 7517 appendix A.1
const rsaJwk = JSON.stringify({
  kty: 'RSA',
  n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
  e: 'AQAB',
});

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { key, to: 'spki' },
    value:
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
  },
  {
    op: 'convert',
    input: { key, to: 'openssh-public' },
    value: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh',
  },
  {
    op: 'convert',
    input: { key, to: 'jwk-private' },
    value: JSON.stringify(
      {
        kty: 'OKP',
        crv: 'Ed25519',
        x: 'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE',
        d: '1O5y2_kTWErVttjx92n4rTr-fCjL8dT74Jeoj0R1WEI',
      },
      null,
      2,
    ),
  },
  { op: 'convert', input: { key, to: 'pkcs8' }, value: key },
  // As puttygen 0.78 writes it.
  {
    op: 'convert',
    input: { key, to: 'putty-private', comment: 'me@here' },
    value: [
      'PuTTY-User-Key-File-3: ssh-ed25519',
      'Encryption: none',
      'Comment: me@here',
      'Public-Lines: 2',
      'AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1w',
      'MWbh',
      'Private-Lines: 1',
      'AAAAINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC',
      'Private-MAC: b649b0a81128ac9c50abb61f253696c001d881e13b421a1e9ec4dc0ea73ae614',
      '',
    ].join('\n'),
  },
  { op: 'convert', input: { key, to: 'sec1' }, error: 'format-not-supported' },
  {
    op: 'inspect',
    input: { key },
    value: {
      type: 'ed25519',
      format: 'pkcs8',
      private: true,
      bits: 256,
      curve: 'Ed25519',
      publicExponent: null,
      comment: '',
      fingerprintSha256: 'SHA256:ebCT4wkJOqO5AIlHG03cHvn3Cr3ZZEEh8m81duHhR3Q',
      fingerprintMd5: 'MD5:a4:93:e0:e6:59:bd:5e:0e:be:ad:f9:d7:f9:bd:c2:85',
    },
  },
  {
    op: 'inspect',
    input: { key: rsaJwk },
    partial: {
      type: 'rsa',
      format: 'jwk',
      private: false,
      bits: 2048,
      curve: null,
      publicExponent: 65537,
      fingerprintSha256: 'SHA256:h+PAyXb3n4bqtmzZtsfJYZi/Ru2NzBNfXOe72fMggoU',
    },
  },
  // RFC 7638 §3.1
  { op: 'key-id', input: { key: rsaJwk }, value: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs' },
  { op: 'generate', input: { type: 'ed25519', comment: 'me' }, partial: { opensshPublicKey: /^ssh-ed25519 \S+ me$/ } },
  // openssl pkeyutl -sign -rawin -inkey key.pem -in message, OpenSSL 3.0
  {
    op: 'sign',
    input: { text: 'hello', key },
    value: 'etRhp5qguj1MARyAoWZnALHhJ2kHr9csLAIwo3ATPLoM+IHmnwPkhgvXGtbgveMXNRzVZnKscXcjo4qDpmaoCQ==',
  },
  {
    op: 'verify',
    input: {
      text: '68656c6c6f',
      inputEncoding: 'hex',
      key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh',
      signature: 'etRhp5qguj1MARyAoWZnALHhJ2kHr9csLAIwo3ATPLoM+IHmnwPkhgvXGtbgveMXNRzVZnKscXcjo4qDpmaoCQ==',
    },
    value: { valid: true, algorithm: 'ed25519' },
  },
  { op: 'verify', input: { key, signature: '' }, value: { valid: false, algorithm: 'ed25519' } },
  { op: 'sign', input: { text: 'hello', key: rsaJwk }, error: 'private-key-required' },
  {
    op: 'sign',
    input: { text: 'hello', key, algorithm: 'rsa-sha256' },
    error: 'key-type-mismatch',
    details: { algorithm: 'rsa-sha256', found: 'Ed25519' },
  },
  { op: 'sign', input: { text: 'abc', inputEncoding: 'hex', key }, error: 'invalid-hex', details: { field: 'text' } },
];
