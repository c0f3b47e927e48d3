import { generateKeyPairSync, sign as signWith } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { decrypt, sign, verify } from '../engine.ts';
import french from '../text.fr.ts';
import { text } from '../text.ts';
import { algorithms, type Algorithm } from './algorithms.ts';
import { schemeOf } from './schemes.ts';

const tables = { en: text.en, fr: french };

type Jwk = Readonly<Record<string, unknown>>;

const pairOf = (type: 'rsa' | 'ec' | 'ed25519', options: object = {}) => {
  const pair = generateKeyPairSync(type as 'rsa', options as { modulusLength: number });
  return {
    secret: pair.privateKey.export({ format: 'jwk' }) as Jwk,
    open: pair.publicKey.export({ format: 'jwk' }) as Jwk,
    pem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
};
const rsa = pairOf('rsa', { modulusLength: 2048 });
const ec = pairOf('ec', { namedCurve: 'P-256' });
const ed = pairOf('ed25519');
const octets = {
  kty: 'oct',
  k: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
};

async function signed(algorithm: Algorithm, jwk: Jwk, header: Jwk = {}): Promise<string> {
  const result = await execute(sign, { payload: {}, algorithm, header, key: JSON.stringify(jwk) });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function verified(token: string, key: unknown) {
  const result = await execute(verify, { token, key: JSON.stringify(key) });
  if (!result.ok)
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, result.error.code, result.error.details)).not.toMatch(
        /\{\w+\}|^[a-z-]+$/,
      );
  return result;
}

const good = { ok: true, value: { verified: true } };
const refused = (reason: string) => ({ ok: false, error: { code: 'key-type-mismatch', details: { reason } } });

// RFC 7517 §4.4, RFC 8725 §3.1; as the cases WrongPrimitive of json_web_signature in C2SP/wycheproof (Apache-2.0).
describe('the algorithm of a JWK', () => {
  const rsaNames = algorithms.filter((name) => schemeOf(name).kind === 'rsa');
  const pairs = rsaNames.flatMap((token) => rsaNames.map((key) => [token, key] as const));

  it.each(pairs)('a token with %s, a key for %s', async (name, alg) => {
    const token = await signed(name, rsa.secret);
    const outcome = await verified(token, { ...rsa.open, alg });
    expect(outcome).toMatchObject(alg === name ? good : refused('alg'));
    const inSet = await verified(token, { keys: [{ ...rsa.open, alg }] });
    expect(inSet).toMatchObject(alg === name ? good : { error: { code: 'no-matching-key' } });
  });

  it.each(['HS384', 'none', 'hs256', '', 7, {}, ['HS256']])('%j is not HS256', async (alg) => {
    const token = await signed('HS256', octets);
    expect(await verified(token, { ...octets, alg })).toMatchObject(refused('alg'));
  });

  it('may be null, which says nothing', async () => {
    const token = await signed('HS256', octets);
    expect(await verified(token, { ...octets, alg: null, use: null, key_ops: null })).toMatchObject(good);
  });

  // RFC 9864 §2.2: Ed25519 is what EdDSA is on that curve.
  it.each([
    ['EdDSA', 'Ed25519'],
    ['Ed25519', 'EdDSA'],
  ] as const)('%s and %s are one on Ed25519', async (name, alg) => {
    expect(await verified(await signed(name, ed.secret), { ...ed.open, alg })).toMatchObject(good);
  });
});

// RFC 7517 §4.2 and §4.3; as the cases rejectWrongUse and rejectWrongKeyOps of the same suite.
describe('what a JWK is for', () => {
  const cases = [
    ['RS256', rsa.secret, rsa.open],
    ['ES256', ec.secret, ec.open],
    ['EdDSA', ed.secret, ed.open],
    ['HS256', octets, octets],
  ] as const;

  it.each(cases)('%s: verifies only with a key for signatures', async (name, secret, open) => {
    const token = await signed(name, secret);
    const check = async (more: Jwk, expected: object) => {
      expect(await verified(token, { ...open, ...more })).toMatchObject(expected);
      const inSet = 'ok' in expected && expected.ok === true ? good : { error: { code: 'no-matching-key' } };
      expect(await verified(token, { keys: [{ kty: 'x' }, { ...open, ...more }] })).toMatchObject(inSet);
    };
    await check({ use: 'sig', key_ops: ['verify'] }, good);
    await check({ key_ops: ['sign', 'verify'] }, good);
    await check({ use: 'enc' }, refused('use'));
    await check({ use: 1 }, refused('use'));
    await check({ key_ops: ['encrypt'] }, refused('key_ops'));
    await check({ key_ops: [] }, refused('key_ops'));
    await check({ key_ops: 'verify' }, refused('key_ops'));
    await check({ use: 'sig', key_ops: ['encrypt', 'wrapKey'] }, refused('key_ops'));
  });

  it.each(cases)('%s: signs only with a key for signatures', async (algorithm, secret) => {
    const attempt = (more: Jwk) =>
      execute(sign, { payload: {}, algorithm, key: JSON.stringify({ ...secret, ...more }) });
    expect(await attempt({ alg: algorithm, use: 'sig', key_ops: ['sign'] })).toMatchObject({ ok: true });
    expect(await attempt({ alg: 'PS512' })).toMatchObject(refused('alg'));
    expect(await attempt({ use: 'enc' })).toMatchObject(refused('use'));
    expect(await attempt({ key_ops: ['verify'] })).toMatchObject(refused('key_ops'));
  });

  it('verifies with the public part of a private key that signs', async () => {
    const token = await signed('RS256', rsa.secret);
    expect(await verified(token, { ...rsa.secret, key_ops: ['sign'] })).toMatchObject(good);
    expect(await verified(token, { ...rsa.open, key_ops: ['sign'] })).toMatchObject(refused('key_ops'));
    expect(await verified(await signed('HS256', octets), { ...octets, key_ops: ['sign'] })).toMatchObject(
      refused('key_ops'),
    );
  });

  it('is told apart from a set without a key of the type', async () => {
    const token = await signed('RS256', rsa.secret);
    expect(await verified(token, { keys: [{ ...rsa.open, use: 'enc' }] })).toMatchObject({
      error: { code: 'no-matching-key', details: { reason: 'purpose' } },
    });
    expect(await verified(token, { keys: [ec.open] })).toMatchObject({
      error: { code: 'no-matching-key', details: { reason: 'any' } },
    });
    const keys = [{ ...rsa.open, use: 'enc' }, rsa.open];
    expect(await verified(token, { keys })).toMatchObject(good);
  });

  it('is not a word of the sentence when the token names its key by an object', async () => {
    const token = await signed('HS256', octets, { kid: { toString: null } });
    const result = await verified(token, { keys: [octets] });
    expect(result).toMatchObject({ error: { code: 'no-matching-key', details: { kid: '{"toString":null}' } } });
  });

  it('decrypts only with a key for encryption', async () => {
    const key = new Uint8Array(32).fill(7);
    const token = await new CompactEncrypt(encodeUtf8('x'))
      .setProtectedHeader({ alg: 'A256KW', enc: 'A128GCM' })
      .encrypt(key);
    const jwk = { kty: 'oct', k: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc' };
    const attempt = (more: Jwk) => execute(decrypt, { token, key: JSON.stringify({ ...jwk, ...more }) });
    expect(await attempt({ alg: 'A256KW', use: 'enc', key_ops: ['unwrapKey'] })).toMatchObject({ ok: true });
    expect(await attempt({ alg: 'dir' })).toMatchObject(refused('alg'));
    expect(await attempt({ use: 'sig' })).toMatchObject(refused('use'));
    expect(await attempt({ key_ops: ['wrapKey'] })).toMatchObject(refused('key_ops'));
  });

  it('is not looked at in other forms of a key', async () => {
    const message = 'eyJhbGciOiJSUzI1NiJ9.e30';
    const signature = signWith('sha256', encodeUtf8(message), rsa.pem).toString('base64url');
    expect(await execute(verify, { token: `${message}.${signature}`, key: rsa.pem })).toMatchObject(good);
  });
});
