import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { ask } from './ask.ts';
import { inspect } from './engine.ts';

/** Of a, by itself, until 2126. */
const certificate =
  '-----BEGIN CERTIFICATE-----\nMIIBGzCBzqADAgECAgEBMAUGAytlcDAMMQowCAYDVQQDDAFhMCAXDTI2MTEyMjE4\nMDIzMFoYDzIxMjYxMDI5MTgwMjMwWjAMMQowCAYDVQQDDAFhMCowBQYDK2VwAyEA\nGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuGjUzBRMB0GA1UdDgQWBBSi\njMH4bllg0+A651yWLJeo1EgpPDAfBgNVHSMEGDAWgBSijMH4bllg0+A651yWLJeo\n1EgpPDAPBgNVHRMBAf8EBTADAQH/MAUGAytlcANBAPy5boAAzx+IwdLthcuN5n1v\n/BmMDNFA6cJdAuKn+9SoQ9gbgemyOgJhTHxiXCEhg36vwBxT4CR0WbQU8FOlZAA=\n-----END CERTIFICATE-----\n';

async function answerTo(text: string): Promise<string | undefined> {
  const request = { op: 'x509-parser/inspect', input: { text } };
  const result = await execute(inspect, request.input);
  return result.ok ? ask.answer(result.value, request, async () => undefined) : undefined;
}

it('begins with whom a certificate is for and until when, and counts the others', async () => {
  expect(await answerTo(certificate)).toBe(
    'subject: CN=a · state: valid · notAfter: 2126-10-29T18:02:30Z · issuer: self-signed',
  );
  expect(await answerTo(certificate.repeat(3))).toMatch(/^subject: CN=a · .* \+2$/);
});

it('leaves alone what has no subject', async () => {
  const request = { op: 'x509-parser/inspect', input: {} };
  expect(await ask.answer({ objects: [{ kind: 'crl' }] }, request, async () => undefined)).toBeUndefined();
});
