import type { Example } from '#core/example.ts';
import { selfSigned } from './engine/sample.ts';

/** RFC 8410 §10.3. */
const key = [
  '-----BEGIN PRIVATE KEY-----',
  'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC',
  '-----END PRIVATE KEY-----',
].join('\n');

/** Signed by an authority that is not here: `*.example.com`, for 398 days. */
export const leaf = [
  '-----BEGIN CERTIFICATE-----',
  'MIIDNjCCAt2gAwIBAgIUIhMth1nFqQCZsUp0OeURYmJCmwYwCgYIKoZIzj0EAwIw',
  'DjEMMAoGA1UEAwwDSW50MB4XDTI2MTEyMjE4MDE1NFoXDTI3MTIyNTE4MDE1NFow',
  'FjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAw',
  'ggEKAoIBAQCLLhmTHegdqQtG4gHUOi/tHOmCjf3PDTwuGqc2OpxFLmhzYusBT5tW',
  'ppkTbCl1L17zmmjfthUQwH/ugsXLH8cV9WJ/ElQEnCOtiZgSdQ1NRdnck87yVJnf',
  '6ZS0MgxXcDd6Mztl+LDO/K0resTQDAcBIg80PHoL1lRZCXskhAlOUFFZ49i5X0p9',
  'xOUrEtuBUSTj8YmMSIUQbjng95xNTdFaITQ9DmoC68HBZ/K5i47D0MxQwrkqmwnE',
  'dzE9A8aMWsXdQ5U9vS9zw07NaBTN1EIoUZHYKiqYui5tPffCF2LzxTU5IqnJN3KN',
  'SCFBJ+duua3dL058LOQujJGSIKcH4G9rAgMBAAGjggFEMIIBQDAdBgNVHSUEFjAU',
  'BggrBgEFBQcDAQYIKwYBBQUHAwIwbQYDVR0RBGYwZIINKi5leGFtcGxlLmNvbYcQ',
  'IAENuAAAAAAAAAAAAAAAAYcECgAAAYEFYUBiLmOGCWh0dHA6Ly94L6QQMA4xDDAK',
  'BgNVBAMMA2RpcogCKgOgEwYKKwYBBAGCNxQCA6AFDAN1QHgwQAYIKwYBBQUHAQEE',
  'NDAyMBgGCCsGAQUFBzABhgxodHRwOi8vb2NzcC8wFgYIKwYBBQUHMAKGCmh0dHA6',
  'Ly9jYS8wHAYDVR0fBBUwEzARoA+gDYYLaHR0cDovL2NybC8wEAYDVR0gBAkwBzAF',
  'BgMqAwQwHQYDVR0OBBYEFKYXdKpd91uM2YQRkpILCed2CnpAMB8GA1UdIwQYMBaA',
  'FA/yOzYnQol3porWx+5j5GZRT49DMAoGCCqGSM49BAMCA0cAMEQCIEUAeIxl7vEe',
  '/LzQRNGBbDrVKjerlVenoA4SXcgzaF9fAiBvsxNL2RloP2QkCm9j80xFqX/Hcw++',
  'MVyCe9xLyxt5ow==',
  '-----END CERTIFICATE-----',
].join('\n');

const at = Date.UTC(2026, 10, 23);

export const examples: readonly Example[] = [
  {
    op: 'inspect',
    input: { text: selfSigned, at },
    partial: {
      objects: [
        {
          kind: 'certificate',
          source: 'pem',
          version: 3,
          serialNumber: '01',
          subject: { text: 'CN=a', parts: [{ type: 'CN', value: 'a' }] },
          notBefore: '2026-11-22T18:02:30Z',
          validity: { state: 'valid', days: 36500, daysLeft: 36499 },
          publicKey: { algorithm: 'Ed25519', curve: 'Ed25519', exponent: null },
          signatureAlgorithm: 'Ed25519',
          selfSigned: true,
          isCa: true,
          findings: [{ code: 'self-signed', severity: 'info' }],
        },
      ],
    },
  },
  { op: 'match', input: { first: selfSigned, second: key }, partial: { match: true, second: { kind: 'private-key' } } },
  { op: 'match', input: { first: leaf, second: key }, partial: { match: false } },
  {
    op: 'chain',
    input: { text: `${leaf}\n${selfSigned}`, at },
    partial: {
      ordered: [{ index: 0, subject: 'CN=example.com', role: 'leaf' }],
      extra: [1],
      complete: false,
      trusted: null,
      findings: [
        { code: 'unrelated', index: 1 },
        { code: 'missing-issuer', index: 0, issuer: 'CN=Int' },
      ],
    },
  },
  { op: 'check-host', input: { text: leaf, host: 'example.com' }, value: { match: false, matched: null } },
  {
    op: 'check-host',
    input: { text: leaf, host: 'www.example.com' },
    value: { match: true, matched: '*.example.com' },
  },
  { op: 'to-pem', input: { text: `${key}\n${selfSigned}` }, value: `${selfSigned}\n` },
  { op: 'inspect', input: { text: 'hello' }, error: 'nothing-recognised' },
  { op: 'inspect', input: {}, error: 'nothing-to-read' },
  { op: 'to-der', input: { text: selfSigned, index: 1 }, error: 'no-such-object', details: { index: 1, count: 1 } },
];
