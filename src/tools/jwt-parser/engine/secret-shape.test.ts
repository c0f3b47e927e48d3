import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeHex } from '#lib/bytes.ts';
import { sign, verify } from '../engine.ts';
import { looksAsymmetric, looksLikeKey } from './secret-shape.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');
const der = (key: KeyObject, type: 'spki' | 'pkcs8' | 'pkcs1' | 'sec1'): Buffer =>
  key.export({ type: type as 'spki', format: 'der' });
const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string;
const blob = (type: string): string =>
  Buffer.concat([Buffer.from([0, 0, 0, type.length]), Buffer.from(type), Buffer.alloc(36)]).toString('base64');
const jwk = JSON.stringify(rsa.publicKey.export({ format: 'jwk' }));
// RFC 4253 §6.6: of 32 zero bytes, which are a key for nobody.
const ssh = `ssh-ed25519 ${Buffer.concat([
  Buffer.from([0, 0, 0, 11]),
  Buffer.from('ssh-ed25519'),
  Buffer.from([0, 0, 0, 32]),
  Buffer.alloc(32),
]).toString('base64')}`;

describe('a secret that looks like a key', () => {
  it.each([
    ['PEM in Base64', Buffer.from(pem).toString('base64')],
    ['PEM in Base64, wrapped', Buffer.from(pem).toString('base64').replace(/.{76}/g, '$&\r\n')],
    ['PEM in Base64url', Buffer.from(pem).toString('base64url')],
    ['DER of SPKI in Base64', der(rsa.publicKey, 'spki').toString('base64')],
    ['DER of PKCS #1 in Base64', der(rsa.publicKey, 'pkcs1').toString('base64')],
    ['DER of PKCS #8 in Base64', der(ec.privateKey, 'pkcs8').toString('base64')],
    ['DER of SEC 1 in Base64', der(ec.privateKey, 'sec1').toString('base64')],
    ['DER of an Ed25519 key in Base64', der(ed.publicKey, 'spki').toString('base64')],
    ['the Base64 of an SSH line', ssh.split(' ')[1] ?? ''],
    ['the Base64 of an SSH line of a security key', blob('sk-ssh-ed25519@openssh.com')],
    ['a list of JWKs', `[${jwk}]`],
    ['a list of JWKs after a byte order mark', `\uFEFF[${jwk}]`],
    ['a JWK in Base64', Buffer.from(jwk).toString('base64')],
  ])('%s', async (_, key) => {
    expect(looksLikeKey(key, 'utf8')).toBe(true);
    const signed = await execute(sign, { payload: {}, key });
    if (!signed.ok) throw new Error(signed.error.code);
    expect(await execute(verify, { token: signed.value, key })).toEqual({
      ok: true,
      value: { verified: true, algorithm: 'HS256', reason: null, warnings: ['secret-looks-like-key'] },
    });
  });

  it.each([
    ['base64', der(rsa.publicKey, 'spki').toString('base64')],
    ['base64', Buffer.from(pem).toString('base64')],
    ['hex', encodeHex(der(ec.publicKey, 'spki'))],
  ] as const)('whose bytes are given in %s', (encoding, key) => {
    expect(looksLikeKey(key, encoding)).toBe(true);
  });

  it('is reported when the signature does not match, too', async () => {
    const key = der(rsa.publicKey, 'spki').toString('base64');
    const signed = await execute(sign, { payload: {}, key: 'another' });
    if (!signed.ok) throw new Error(signed.error.code);
    expect(await execute(verify, { token: signed.value, key })).toMatchObject({
      value: { verified: false, warnings: ['secret-looks-like-key'] },
    });
  });

  it.each([`\uFEFF${jwk}`, `\uFEFF \n${pem}`, `\uFEFF{"keys":[${jwk}]}`])(
    'is read as the key that it is after a byte order mark',
    async (key) => {
      const result = await execute(sign, { payload: {}, key });
      expect(result.ok || result.error.code).toMatch(/^key-type-mismatch$|^no-matching-key$/);
    },
  );

  it('is read as the secret that a JWK after a byte order mark holds', async () => {
    const signed = await execute(sign, { payload: {}, key: '\uFEFF{"kty":"oct","k":"a2V5"}' });
    if (!signed.ok) throw new Error(signed.error.code);
    expect(await execute(verify, { token: signed.value, key: 'key' })).toEqual({
      ok: true,
      value: { verified: true, algorithm: 'HS256', reason: null },
    });
  });

  it.each(['your-256-bit-secret', '', '{}', '[1]', '[', '0'.repeat(44), 'MAAA', 'MIIB', jwk, 'é', '\0'])(
    'is not %j',
    (key) => {
      expect(looksLikeKey(key, 'utf8')).toBe(false);
    },
  );

  it.each([
    ['SSH2, RFC 4716', `---- BEGIN SSH2 PUBLIC KEY ----\n${ssh.split(' ')[1]}\n---- END SSH2 PUBLIC KEY ----`],
    ['SSH2 after a byte order mark', `\uFEFF---- BEGIN SSH2 PUBLIC KEY ----\r\nAAAA`],
    ['an SSH line', `${ssh} ada`],
    ['an SSH line after a tab', `\t${ssh.replace(' ', '\t')}`],
    ['an SSH line of a security key', `sk-ssh-ed25519@openssh.com ${blob('sk-ssh-ed25519@openssh.com')}`],
    [
      'an SSH certificate',
      `ecdsa-sha2-nistp256-cert-v01@openssh.com ${blob('ecdsa-sha2-nistp256-cert-v01@openssh.com')}`,
    ],
    ['PEM after other lines', `Bag Attributes\n \n  ${pem}`],
  ])('is no secret when it is the text of %s', async (_, key) => {
    const token = await execute(sign, { payload: {}, key: 'x' });
    if (!token.ok) throw new Error(token.error.code);
    const mismatch = { error: { code: 'key-type-mismatch', details: { algorithm: 'HS256', found: 'PEM/SSH' } } };
    expect(await execute(verify, { token: token.value, key })).toMatchObject(mismatch);
    expect(await execute(sign, { payload: {}, key })).toMatchObject(mismatch);
  });

  it('is searched in a time that grows with its length', () => {
    expect(looksLikeKey(`${'\n'.repeat(2_000_000)}x`, 'utf8')).toBe(false);
    expect(looksAsymmetric.test(`${'\n'.repeat(2_000_000)}x`)).toBe(false);
  });

  it('is not a random one', () => {
    const secrets = fc.sample(fc.uint8Array({ minLength: 16, maxLength: 128 }), { seed: 2104, numRuns: 2000 });
    for (const bytes of secrets) {
      expect(looksLikeKey(encodeBase64(bytes), 'utf8')).toBe(false);
      expect(looksLikeKey(encodeHex(bytes), 'hex')).toBe(false);
    }
    expect(looksLikeKey('x', 'hex')).toBe(false);
  });
});
