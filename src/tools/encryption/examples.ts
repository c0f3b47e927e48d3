import type { Example } from '#core/example.ts';

const salt = '0102030405060708';
const block = '6bc1bee22e409f96e93d7e117393172a';
const key = '2b7e151628aed2a6abf7158809cf4f3c';

const fixed = {
  aes: 'U2FsdGVkX18BAgMEBQYHCEU24AP+2u3zMJEzVzvUI84=',
  'openssl-pbkdf2': 'U2FsdGVkX18BAgMEBQYHCEy8SDH7c3aAJUP5WWDsGhU=',
  'openssl-sha256': 'U2FsdGVkX18BAgMEBQYHCFvvDQn1fZKanqZ0+SsZ35I=',
  tripledes: 'U2FsdGVkX18BAgMEBQYHCB5grTAqIIZi',
  rabbit: 'U2FsdGVkX18BAgMEBQYHCL5TuAgW',
  rc4: 'U2FsdGVkX18BAgMEBQYHCDpL9ZlZ',
};

export const examples: readonly Example[] = [
  ...Object.entries(fixed).flatMap(([algorithm, value]) => [
    { op: 'encrypt', input: { text: 'hello', secret: 'pw', algorithm, salt }, value },
    { op: 'decrypt', input: { text: value, secret: 'pw', algorithm }, value: { text: 'hello', algorithm } },
  ]),
  {
    op: 'decrypt',
    input: { text: 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs', secret: 'my secret key' },
    value: { text: 'Lorem ipsum dolor sit amet', algorithm: 'aes' },
  },
  // NIST SP 800-38A F.5.1
  {
    op: 'encrypt-raw',
    input: {
      text: block,
      textEncoding: 'hex',
      mode: 'aes-ctr',
      key,
      iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
      outputEncoding: 'hex',
    },
    value: { ciphertext: '874d6191b620e3261bef6864990db6ce', iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff' },
  },
  // NIST SP 800-38A F.2.1, with a block of padding
  {
    op: 'encrypt-raw',
    input: {
      text: block,
      textEncoding: 'hex',
      mode: 'aes-cbc',
      key,
      iv: '000102030405060708090a0b0c0d0e0f',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: '7649abac8119b246cee98e9b12e9197d8964e0b149c10b7b682e6e39aaeb731c' },
  },
  // NIST SP 800-38A F.1.1
  {
    op: 'encrypt-raw',
    input: { text: block, textEncoding: 'hex', mode: 'aes-ecb', key, outputEncoding: 'hex' },
    partial: { ciphertext: /^3ad77bb40d7a3660a89ecaf32466ef97/, iv: '' },
  },
  // RFC 8439 §2.8.2
  {
    op: 'encrypt-raw',
    input: {
      text: "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
      mode: 'chacha20-poly1305',
      key: '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
      iv: '070000004041424344454647',
      aad: '50515253c0c1c2c3c4c5c6c7',
      aadEncoding: 'hex',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: /^d31a8d34648e60db7b86afbc53ef7ec2.*1ae10b594f09e26a7e902ecbd0600691$/ },
  },
  // The GCM specification (McGrew and Viega), test cases 2 and 4
  {
    op: 'encrypt-raw',
    input: {
      text: '00'.repeat(16),
      textEncoding: 'hex',
      key: '00'.repeat(16),
      iv: '00'.repeat(12),
      outputEncoding: 'hex',
    },
    partial: { ciphertext: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf' },
  },
  {
    op: 'encrypt-raw',
    input: {
      text: 'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
      textEncoding: 'hex',
      key: 'feffe9928665731c6d6a8f9467308308',
      iv: 'cafebabefacedbaddecaf888',
      aad: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
      aadEncoding: 'hex',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: /5bc94fbc3221a5db94fae95ae7121a47$/ },
  },
  { op: 'encrypt', input: { text: 'x', secret: '' }, error: 'missing-secret' },
  { op: 'decrypt', input: { text: 'hello', secret: 'x' }, error: 'invalid-ciphertext' },
];
