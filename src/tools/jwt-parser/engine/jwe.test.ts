import { createCipheriv, generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, importSPKI } from 'jose';
import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { decrypt } from '../engine.ts';
import french from '../text.fr.ts';
import { text } from '../text.ts';

const tables = { en: text.en, fr: french };

const pem = (type: 'rsa' | 'ec', options: object) => {
  const pair = generateKeyPairSync(type as 'rsa', options as { modulusLength: number });
  return {
    secret: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    open: pair.publicKey.export({ type: 'spki', format: 'pem' }) as string,
    jwk: pair.privateKey.export({ format: 'jwk' }),
  };
};
const rsa = pem('rsa', { modulusLength: 2048 });
const smallRsa = pem('rsa', { modulusLength: 1024 });
const ec = pem('ec', { namedCurve: 'P-256' });
const koblitz = pem('ec', { namedCurve: 'secp256k1' });
const bytes = new Uint8Array(32).fill(7);
const hex = '07'.repeat(32);
const octets = encodeBase64(bytes, { urlSafe: true });

const base64url = (value: string): string => encodeBase64(encodeUtf8(value), { urlSafe: true });
/** A token whose header is the only thing that is right about it. */
const tokenWith = (header: unknown): string =>
  `${base64url(typeof header === 'string' ? header : JSON.stringify(header))}.AAAA.AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`;

const encrypt = async (
  content: string | Uint8Array,
  alg: string,
  key: Uint8Array | string,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const usable = typeof key === 'string' ? await importSPKI(key, alg) : key;
  const plain = typeof content === 'string' ? encodeUtf8(content) : content;
  return new CompactEncrypt(plain).setProtectedHeader({ alg, enc: 'A256GCM', ...header }).encrypt(usable);
};

const open = async (token: string, key: string, keyEncoding: 'utf8' | 'hex' = 'utf8') => {
  const result = await execute(decrypt, { token, key, keyEncoding });
  if (!result.ok) {
    const { code, details } = result.error;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, code, details)).not.toMatch(/\{\w+\}|^[a-z-]+$/);
  }
  return result;
};

describe('decrypt', () => {
  const plain = '{"sub":"é"}';

  it.each([
    ['dir', bytes, hex, 'hex'],
    ['dir', bytes, `{"kty":"oct","k":"${octets}","alg":"A256GCM","use":"enc","key_ops":["decrypt"]}`, 'utf8'],
    ['A256KW', bytes, hex, 'hex'],
    ['A256GCMKW', bytes, `\uFEFF {"kty":"oct","k":"${octets}","alg":"A256GCMKW","key_ops":["unwrapKey"]}`, 'utf8'],
    ['PBES2-HS256+A128KW', encodeUtf8('pw'), 'pw', 'utf8'],
    ['RSA-OAEP-256', rsa.open, rsa.secret, 'utf8'],
    ['RSA-OAEP', rsa.open, JSON.stringify({ ...rsa.jwk, alg: 'RSA-OAEP', use: 'enc' }), 'utf8'],
    ['ECDH-ES', ec.open, ec.secret, 'utf8'],
    ['ECDH-ES+A192KW', ec.open, JSON.stringify({ ...ec.jwk, key_ops: ['deriveBits'] }), 'utf8'],
  ] as const)('%s', async (alg, lock, key, keyEncoding) => {
    const token = await encrypt(plain, alg, lock);
    expect(await open(token, key, keyEncoding)).toEqual({
      ok: true,
      value: { payloadText: plain, algorithm: alg, encryption: 'A256GCM' },
    });
  });

  it('says why not', async () => {
    const token = await encrypt(plain, 'dir', bytes);
    const check = (key: string, given = token) => open(given, key);
    expect(await check('wrong')).toMatchObject({
      error: { code: 'decryption-failed', details: { reason: 'key-length', bytes: 5, expected: 32 } },
    });
    expect(await open(token, '08'.repeat(32), 'hex')).toMatchObject({ error: { code: 'decryption-failed' } });
    expect(await check('')).toMatchObject({ error: { code: 'missing-key' } });
    expect(await check(rsa.secret)).toMatchObject({ error: { code: 'key-type-mismatch' } });
    expect(await check('{"keys":[]}')).toMatchObject({ error: { code: 'key-type-mismatch' } });
    expect(await check('{"kty":"oct","k":"A"}')).toMatchObject({ error: { code: 'invalid-key' } });
    expect(await check('x', 'e30.e30.AA')).toMatchObject({ error: { code: 'not-a-jwe' } });
    const rsaToken = await encrypt(plain, 'RSA-OAEP', rsa.open);
    expect(await check(rsa.open, rsaToken)).toMatchObject({ error: { code: 'private-key-required' } });
    expect(await check(`{"kty":"oct","k":"${octets}"}`, rsaToken)).toMatchObject({
      error: { code: 'key-type-mismatch' },
    });
    expect(await check(smallRsa.secret, tokenWith({ alg: 'RSA-OAEP', enc: 'A256GCM' }))).toMatchObject({
      error: { code: 'invalid-key', details: { reason: 'too-small' } },
    });
    const slow = tokenWith({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', p2c: 1e9 });
    expect(await check('x', slow)).toMatchObject({ error: { code: 'iterations-too-high' } });
  });

  it('gives the bytes of a content that is not text', async () => {
    const token = await encrypt(Uint8Array.of(0xff, 0), 'dir', bytes);
    expect(await open(token, hex, 'hex')).toEqual({
      ok: true,
      value: { payloadText: null, payloadHex: 'ff00', algorithm: 'dir', encryption: 'A256GCM' },
    });
  });
});

describe('a header', () => {
  const hostile: readonly unknown[] = [
    'RSA1_5',
    'RSA-OAEP-1024',
    'RSAfoo',
    'foo',
    'ECDH-ES+A64KW',
    'PBES2-',
    'A512KW',
    '',
    'dir ',
    'DIR',
    '__proto__',
    'constructor',
    'toString',
    undefined,
    null,
    1,
    true,
    [],
    ['dir'],
    {},
    { toString: null },
    { toString: null, valueOf: null },
  ];
  const keys = [rsa.secret, ec.secret, koblitz.secret, smallRsa.secret, hex, `{"kty":"oct","k":"${octets}"}`];

  it.each(hostile)('with the algorithm %j is unsupported, whatever the key is', async (alg) => {
    for (const key of keys)
      expect(await open(tokenWith({ alg, enc: 'A256GCM' }), key)).toMatchObject({ error: { code: 'unsupported-jwe' } });
  });

  it.each([...hostile, 'A256CBC', 'A128CBC-HS512'])('with the encryption %j is unsupported', async (enc) => {
    for (const alg of ['dir', 'RSA-OAEP', 'ECDH-ES', 'PBES2-HS256+A128KW'])
      for (const key of keys)
        expect(await open(tokenWith({ alg, enc, p2c: 1000, p2s: 'AAAAAAAAAAAA' }), key)).toMatchObject({
          error: { code: 'unsupported-jwe' },
        });
  });

  it.each(['ECDH-ES', 'ECDH-ES+A128KW'])('%s with a key on secp256k1 is unsupported', async (alg) => {
    const { d: _, ...epk } = koblitz.jwk;
    expect(await open(tokenWith({ alg, enc: 'A256GCM', epk }), koblitz.secret)).toMatchObject({
      error: { code: 'unsupported-jwe', details: { reason: 'curve' } },
    });
  });

  it.each([
    [{ zip: 'GZIP' }, 'zip'],
    [{ zip: { toString: null } }, 'zip'],
    [{ crit: ['exp'], exp: 1 }, 'crit'],
    [{ crit: null }, 'crit'],
  ])('with %j is unsupported', async (more, reason) => {
    expect(await open(tokenWith({ alg: 'dir', enc: 'A256GCM', ...more }), hex, 'hex')).toMatchObject({
      error: { code: 'unsupported-jwe', details: { reason } },
    });
  });

  it.each([
    { alg: 'ECDH-ES', epk: null },
    { alg: 'ECDH-ES', epk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } },
    { alg: 'ECDH-ES', epk: { ...ec.jwk, d: undefined }, apu: 1, apv: {} },
    { alg: 'A256GCMKW', iv: 1, tag: [] },
    { alg: 'PBES2-HS256+A128KW' },
    { alg: 'PBES2-HS256+A128KW', p2c: -1, p2s: 'AAAAAAAAAAAA' },
    { alg: 'PBES2-HS256+A128KW', p2c: '1e9', p2s: 'AAAAAAAAAAAA' },
    { alg: 'PBES2-HS256+A128KW', p2c: 0.5, p2s: {} },
  ])('that lacks what decryption needs is a failure with words: %j', async (header) => {
    for (const key of keys) {
      const result = await open(tokenWith({ enc: 'A256GCM', ...header }), key, key === hex ? 'hex' : 'utf8');
      expect(result).toMatchObject({ ok: false });
      expect(['decryption-failed', 'key-type-mismatch', 'invalid-key', 'unsupported-jwe']).toContain(
        result.ok || result.error.code,
      );
    }
  });

  it('with a repeated member is refused', async () => {
    const token = tokenWith('{"alg":"dir","enc":"A128GCM","enc":"A256GCM"}');
    expect(await open(token, hex, 'hex')).toMatchObject({
      error: { code: 'duplicate-header-member', details: { name: 'enc' } },
    });
  });
});

describe('the parts', () => {
  it.each([
    [1, 'encrypted-key'],
    [2, 'iv'],
    [3, 'ciphertext'],
    [4, 'tag'],
  ])('%d must be canonical Base64url', async (index, part) => {
    const parts = tokenWith({ alg: 'dir', enc: 'A256GCM' }).split('.');
    for (const written of ['A+', 'A', 'AB']) {
      const token = parts.with(index, written).join('.');
      expect(await open(token, hex, 'hex')).toMatchObject({ error: { code: 'invalid-base64url', details: { part } } });
    }
  });

  it('refuses the other text of the same tag', async () => {
    const token = await encrypt('x', 'dir', bytes);
    const changed = token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1);
    expect(await open(changed, hex, 'hex')).toMatchObject({
      error: { code: 'invalid-base64url', details: { part: 'tag' } },
    });
  });
});

describe('a compressed content', () => {
  it('of some megabytes is unpacked', async () => {
    const plain = 'x'.repeat(3_000_000);
    const token = await encrypt(plain, 'dir', bytes, { zip: 'DEF' });
    expect(token.length).toBeLessThan(10_000);
    expect(await open(token, hex, 'hex')).toMatchObject({ value: { payloadText: plain } });
  });

  it('above the limit is too large, and the key is not blamed', async () => {
    const token = await encrypt('x'.repeat(10_000_001), 'dir', bytes, { zip: 'DEF' });
    expect(await open(token, hex, 'hex')).toMatchObject({
      error: { code: 'content-too-large', details: { limit: 10_000_000 } },
    });
    expect(await open(token, '08'.repeat(32), 'hex')).toMatchObject({
      error: { code: 'decryption-failed', details: {} },
    });
  });

  it('reports data that is not compressed', async () => {
    const header = base64url('{"alg":"dir","enc":"A256GCM","zip":"DEF"}');
    const iv = new Uint8Array(12);
    const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(encodeUtf8(header));
    const content = Buffer.concat([cipher.update('not compressed'), cipher.final()]);
    const parts = [iv, content, cipher.getAuthTag()].map((part) => encodeBase64(part, { urlSafe: true }));
    expect(await open(`${header}..${parts.join('.')}`, hex, 'hex')).toMatchObject({
      error: { code: 'decryption-failed', details: { reason: 'compression' } },
    });
  });
});
