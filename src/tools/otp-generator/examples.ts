import type { Example } from '#core/example.ts';

const ascii = '12345678901234567890';
const base32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const address = 'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example';
/** As Google Authenticator writes it: a signed number names the batch. */
const exported =
  'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZSABKAEwAhABGAEgACjr4JKK%2B%2F%2F%2F%2F%2F8B';
const example = {
  type: 'totp',
  secret: 'JBSWY3DPEHPK3PXP',
  issuer: 'Example',
  account: 'alice@google.com',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: null,
};

export const examples: readonly Example[] = [
  {
    op: 'totp',
    input: { secret: ascii, secretEncoding: 'utf8', digits: 8, timestamp: 59_000 },
    value: { code: '94287082', previous: '84755224', next: '37359152', counter: 1, secondsRemaining: 1 },
  },
  // RFC 4226 appendix D
  ...['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (value, counter) => ({ op: 'hotp', input: { secret: base32, counter }, value }),
  ),
  // RFC 6238 appendix B: SHA1, SHA256 and SHA512 with secrets of 20, 32 and 64 bytes
  ...(
    [
      [59, '94287082', '46119246', '90693936'],
      [1111111109, '07081804', '68084774', '25091201'],
      [1111111111, '14050471', '67062674', '99943326'],
      [1234567890, '89005924', '91819424', '93441116'],
      [2000000000, '69279037', '90698825', '38618901'],
      [20000000000, '65353130', '77737706', '47863826'],
    ] as const
  ).flatMap(([seconds, ...codes]) =>
    codes.map((code, index) => ({
      op: 'totp',
      input: {
        secret: ascii.repeat(4).slice(0, [20, 32, 64][index]),
        secretEncoding: 'utf8',
        algorithm: ['SHA1', 'SHA256', 'SHA512'][index],
        digits: 8,
        timestamp: seconds * 1000,
      },
      partial: { code },
    })),
  ),
  {
    op: 'verify',
    input: { code: '287082', secret: base32, timestamp: 89_000 },
    value: { valid: true, delta: -1 },
  },
  {
    op: 'uri',
    input: { secret: 'JBSWY3DPEHPK3PXP', issuer: 'Example', account: 'alice@google.com' },
    value:
      'otpauth://totp/Example:alice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example&algorithm=SHA1&digits=6&period=30',
  },
  {
    op: 'parse-uri',
    input: { uri: 'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example' },
    value: {
      type: 'totp',
      secret: 'JBSWY3DPEHPK3PXP',
      issuer: 'Example',
      account: 'alice@google.com',
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      counter: null,
    },
  },
  {
    op: 'read-list',
    input: { text: exported },
    value: {
      accounts: [{ line: 1, ...example }],
      batches: [{ id: '-1320898453', size: 1, present: [0] }],
      findings: [],
    },
  },
  {
    op: 'read-list',
    input: { text: `${address}\r\n\r\nnot an address\r\n${address}\r\n` },
    value: {
      accounts: [
        { line: 1, ...example },
        { line: 4, ...example },
      ],
      batches: [],
      findings: [
        { code: 'invalid-line', severity: 'error', line: 3 },
        { code: 'duplicate-account', severity: 'warning', line: 4 },
      ],
    },
  },
  { op: 'read-list', input: { text: ' \n' }, error: 'invalid-otpauth-uri' },
  {
    op: 'write-migration',
    input: { accounts: [{ secret: 'JBSWY3DPEHPK3PXP', issuer: 'Example', account: 'alice@google.com' }] },
    value: [
      // Made with Python's base64 and urllib.parse.
      'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIQARgBIAAoAQ%3D%3D',
    ],
  },
  {
    op: 'write-migration',
    input: { accounts: [{ secret: 'JBSWY3DPEHPK3PXP' }, { secret: 'JBSWY3DPEHPK3PXP', period: 60 }] },
    error: 'not-exportable',
    details: { index: 1 },
  },
  { op: 'generate-secret', input: {}, partial: /^[A-Z2-7]{32}$/ },
];
