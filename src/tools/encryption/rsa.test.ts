import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { has, needs } from '../../../scripts/compared-programs.ts';
import { decryptRsa, encryptRsa } from './engine.ts';
import { rsaPaddings } from './engine/algorithms.ts';

const folder = mkdtempSync(join(tmpdir(), 'rsa-'));
afterAll(() => rmSync(folder, { recursive: true }));
// It makes the keys of all tests.
beforeEach(() => needs('openssl'));
const openssl = (...args: string[]): Buffer =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
const file = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);

function pair(bits: number): { readonly secret: string; readonly open: string } {
  if (!has('openssl')) return { secret: '', open: '' };
  const secret = openssl('genpkey', '-algorithm', 'RSA', '-pkeyopt', `rsa_keygen_bits:${bits}`).toString();
  file('key.pem', secret);
  return { secret, open: openssl('pkey', '-in', 'key.pem', '-pubout').toString() };
}
const { secret, open } = pair(2048);
const other = pair(1537);

const options = (padding: string, label = ''): string[] => {
  if (padding === 'pkcs1') return ['-pkeyopt', 'rsa_padding_mode:pkcs1'];
  const digest = padding.slice(5);
  const oaep = ['-pkeyopt', 'rsa_padding_mode:oaep', '-pkeyopt', `rsa_oaep_md:${digest}`];
  return label === '' ? oaep : [...oaep, '-pkeyopt', `rsa_oaep_label:${Buffer.from(label).toString('hex')}`];
};

describe.each([['RSA 2048', secret, open] as const, ['RSA 1537', other.secret, other.open] as const])(
  '%s',
  (_, privateKey, publicKey) => {
    it.each(rsaPaddings)('%s agrees with OpenSSL in both directions', async (padding) => {
      const plain = 'été\r\n\0🎉';
      for (const label of padding === 'pkcs1' ? [''] : ['', 'étiquette']) {
        file('key.pem', privateKey);
        file('public.pem', publicKey);
        file('plain', plain);
        const ours = await execute(encryptRsa, { text: plain, key: publicKey, padding, label });
        if (!ours.ok) throw new Error(ours.error.code);
        file('encrypted', Buffer.from(ours.value, 'base64'));
        const opened = openssl(
          'pkeyutl',
          '-decrypt',
          '-inkey',
          'key.pem',
          '-in',
          'encrypted',
          ...options(padding, label),
        );
        expect(opened.toString()).toBe(plain);
        const args = ['-pubin', '-inkey', 'public.pem', '-in', 'plain', ...options(padding, label)];
        const ciphertext = openssl('pkeyutl', '-encrypt', ...args).toString('hex');
        const input = { ciphertext, ciphertextEncoding: 'hex', key: privateKey, padding, label } as const;
        expect(await execute(decryptRsa, input)).toEqual({ ok: true, value: plain });
      }
    });
  },
);

describe('limits and faults', () => {
  const maxima = { 'oaep-sha256': 190, 'oaep-sha1': 214, 'oaep-sha384': 158, 'oaep-sha512': 126, pkcs1: 245 } as const;
  it.each(rsaPaddings)('%s takes as many bytes as fit', async (padding) => {
    const max = maxima[padding];
    const full = await execute(encryptRsa, { text: 'a'.repeat(max), key: open, padding });
    if (!full.ok) throw new Error(full.error.code);
    const opened = await execute(decryptRsa, { ciphertext: full.value, key: secret, padding });
    expect(opened).toEqual({ ok: true, value: 'a'.repeat(max) });
    const over = await execute(encryptRsa, { text: 'a'.repeat(max + 1), key: open, padding });
    expect(over).toMatchObject({ error: { code: 'message-too-long', details: { bytes: max + 1, max } } });
    const none = await execute(encryptRsa, { text: '', key: open, padding });
    if (!none.ok) throw new Error(none.error.code);
    expect(await execute(decryptRsa, { ciphertext: none.value, key: secret, padding })).toEqual({
      ok: true,
      value: '',
    });
  });
  it('says that a key is too small for the padding', async () => {
    const key = JSON.stringify({ kty: 'RSA', n: `w${'_'.repeat(85)}`, e: 'AQAB' });
    for (const text of ['', 'a']) {
      expect(await execute(encryptRsa, { text, key, padding: 'oaep-sha256' })).toMatchObject({
        error: { code: 'message-too-long', details: { bytes: text.length, max: 0, reason: 'key-too-small' } },
      });
    }
    expect(await execute(encryptRsa, { text: '', key, padding: 'pkcs1' })).toMatchObject({ ok: true });
  });

  it('answers every wrong input in the same way', async () => {
    const made = await execute(encryptRsa, { text: 'hello', key: open });
    if (!made.ok) throw new Error(made.error.code);
    const bytes = Buffer.from(made.value, 'base64');
    const modulus = openssl('rsa', '-pubin', '-in', 'public2.pem', '-noout', '-modulus');
    const n = BigInt(`0x${modulus.toString().trim().slice('Modulus='.length)}`);
    const beyond = (BigInt(`0x${bytes.toString('hex')}`) + n).toString(16);
    const hex = (buffer: Buffer) => ({ ciphertext: buffer.toString('hex') });
    const wrong = [
      hex(Buffer.alloc(0)),
      hex(Buffer.alloc(256)),
      hex(Buffer.alloc(256, 255)),
      hex(bytes.subarray(1)),
      hex(Buffer.concat([Buffer.alloc(1), bytes])),
      { ciphertext: beyond.padStart(beyond.length > 512 ? 514 : 512, '0') },
      { ...hex(bytes), padding: 'oaep-sha1' as const },
      { ...hex(bytes), padding: 'pkcs1' as const },
      { ...hex(bytes), label: 'a' },
      { ...hex(bytes), key: other.secret },
    ];
    for (const input of wrong) {
      const result = await execute(decryptRsa, { key: secret, ciphertextEncoding: 'hex', ...input });
      expect(result).toMatchObject({ error: { code: 'decryption-failed', details: { reason: 'rsa' } } });
    }
  });
  it('says which key is needed', async () => {
    const wrong = await execute(decryptRsa, { ciphertext: '', key: open });
    expect(wrong).toMatchObject({ error: { code: 'private-key-required' } });
    file('key.pem', secret);
    openssl('req', '-x509', '-key', 'key.pem', '-subj', '/CN=a', '-out', 'cert.pem');
    const certificate = readFileSync(join(folder, 'cert.pem'), 'utf8');
    const made = await execute(encryptRsa, { text: '//4=', textEncoding: 'base64', key: certificate });
    if (!made.ok) throw new Error(made.error.code);
    const request = { ciphertext: made.value, key: secret };
    expect(await execute(decryptRsa, request)).toMatchObject({ error: { code: 'output-not-utf8' } });
    expect(await execute(decryptRsa, { ...request, outputEncoding: 'hex' })).toEqual({ ok: true, value: 'fffe' });
  });
});
file('public2.pem', open);
