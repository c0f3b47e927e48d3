import { expect, it } from 'vitest';
import { formOf, opensslCommand } from './openssl.ts';

const certificate = { kind: 'certificate', source: 'pem' } as const;

it('names the file, quoted for a shell', () => {
  expect(opensslCommand(certificate, 'pem', undefined)).toBe('openssl x509 -in certificate.pem -noout -text');
  expect(opensslCommand({ ...certificate, source: 'der' }, 'der', "it's.cer")).toBe(
    String.raw`openssl x509 -inform DER -in 'it'\''s.cer' -noout -text`,
  );
});

it('decodes pasted Base64 first', () => {
  expect(opensslCommand({ kind: 'csr', source: 'der' }, 'base64', undefined)).toBe(
    'base64 -d request.txt | openssl req -inform DER -noout -text -verify',
  );
});

it('never prints the secret numbers of a key', () => {
  expect(opensslCommand({ kind: 'private-key', source: 'pem' }, 'pem', 'a.key')).toBe(
    'openssl pkey -in a.key -noout -text_pub',
  );
  expect(opensslCommand({ kind: 'private-key', source: 'pkcs12' }, 'der', 'a.p12')).toBe(
    'openssl pkcs12 -in a.p12 -info -noout',
  );
});

it('tells OpenSSL how a PKCS#7 file is written', async () => {
  const object = { ...certificate, source: 'pkcs7' } as const;
  const bytes = new Blob([new Uint8Array([0x30, 0x82])]);
  expect(opensslCommand(object, await formOf('', bytes), 'a.p7b')).toBe(
    'openssl pkcs7 -inform DER -in a.p7b -print_certs -noout -text',
  );
  const lines = new Blob(['-----BEGIN PKCS7-----\n']);
  expect(opensslCommand(object, await formOf('', lines), 'a.p7b')).toBe(
    'openssl pkcs7 -in a.p7b -print_certs -noout -text',
  );
  expect(await formOf('MIIB', undefined)).toBe('base64');
});
