import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { compactVerify, CompactSign, importPKCS8, importSPKI } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { edKey } from '#lib/keys/key.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { decode, decrypt, explain, sign, verify } from './engine.ts';
import { algorithms } from './engine/algorithms.ts';
import { lint } from './engine/lint.ts';
import { schemeOf } from './engine/schemes.ts';
import { isSignature, signatureOf } from './engine/signature.ts';
import { cleanToken } from './engine/token.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 7519;
function openssl(args: readonly string[]): Buffer {
  needs('openssl');
  return execFileSync('openssl', args);
}
const operations = { decode, verify, sign, decrypt } as unknown as Readonly<Record<string, Operation>>;

afterEach(() => {
  vi.unstubAllGlobals();
});

const part = (value: unknown): string =>
  encodeBase64(encodeUtf8(typeof value === 'string' ? value : JSON.stringify(value)), { urlSafe: true });
const tokenOf = (header: unknown, payload: unknown, signature = 'AA'): string =>
  `${part(header)}.${part(payload)}.${signature}`;

const pemOf = (type: 'rsa' | 'ec' | 'ed25519', options: object = {}) => {
  const pair = generateKeyPairSync(type as 'rsa', options as { modulusLength: number });
  return {
    secret: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    open: pair.publicKey.export({ type: 'spki', format: 'pem' }) as string,
  };
};
const rsa = pemOf('rsa', { modulusLength: 2048 });
const pairs: Readonly<Record<string, { secret: string; open: string }>> = {
  HS: { secret: 'a secret of some length, at least 64 bytes for HS512: 0123456789', open: '' },
  RS: rsa,
  PS: rsa,
  ES256: pemOf('ec', { namedCurve: 'P-256' }),
  ES384: pemOf('ec', { namedCurve: 'P-384' }),
  ES512: pemOf('ec', { namedCurve: 'P-521' }),
  ES256K: pemOf('ec', { namedCurve: 'secp256k1' }),
  Ed: pemOf('ed25519'),
};
const pairOf = (algorithm: string) => pairs[algorithm] ?? pairs[algorithm.slice(0, 2)] ?? rsa;

describe('jwt-parser', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 120)}`, async () => {
      expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
    });
  }
});

describe('decode', () => {
  it.each([
    ['  a.b.c\n', 'a.b.c'],
    ['"a.b.c"', 'a.b.c'],
    ['authorization:bearer a.b.c', 'a.b.c'],
    ['Authorization: Bearer a.b\r\n .c', 'a.b.c'],
    ["'Bearer a.b.c'", 'a.b.c'],
  ])('cleans %j', (given, expected) => {
    expect(cleanToken(given)).toBe(expected);
  });

  it.each([
    ['', 'not-a-jwt', { parts: 1 }],
    ['a.b.c.d', 'not-a-jwt', { parts: 4 }],
    ['eyJh.eyJi.c\neyJh.eyJi.d', 'not-a-jwt', { parts: 5, tokens: 2 }],
    ['["eyJh.b.c.d.e", "eyJh.b.c", "eyJh.b."]', 'not-a-jwt', { tokens: 3 }],
    ['e+==.e30.', 'invalid-base64url', { part: 'header', position: 2, character: '+' }],
    ['e30.e30==.', 'invalid-base64url', { part: 'payload', position: 4, character: '=' }],
    ['e30.e30.AAAAA', 'invalid-base64url', { part: 'signature', position: 5 }],
    ['e30.é.', 'invalid-base64url', { part: 'payload', position: 1, character: 'é' }],
    [tokenOf('[]', '{}'), 'invalid-json', { part: 'header' }],
    [tokenOf('{"alg":"HS256",}', '{}'), 'invalid-json', { part: 'header', line: 1, column: 16 }],
    [`.${part('{}')}.`, 'invalid-json', { part: 'header' }],
    ['_w.e30.', 'invalid-utf8', { part: 'header', offset: 0 }],
  ])('%j is %s', async (token, code, details) => {
    const result = await execute(decode, { token });
    expect(result).toMatchObject({ ok: false, error: { code, details } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, result.error.code, result.error.details)).not.toMatch(
        /\{\w+\}|^[a-z-]+$/,
      );
  });

  it.each([
    [{ alg: 'NoNe' }, {}, '', ['unsecured']],
    [{ alg: 'HS256' }, {}, '', ['empty-signature']],
    [{ alg: 'HS256' }, 'plain text', 'AA', ['payload-not-json']],
    [{ alg: 'HS256' }, '[1]', 'AA', ['payload-not-object']],
    [{ alg: 'HS256' }, { exp: '1', iat: null }, 'AA', ['non-numeric-date']],
    [{ alg: 'HS256' }, { exp: 1700000000000, nbf: 1700000000000 }, 'AA', ['date-in-milliseconds']],
    [{}, {}, '', ['empty-signature']],
    ['{"alg":"HS256","al\\u0067":"none"}', {}, 'AA', ['unsecured', 'duplicate-header-member']],
    ['{"alg":"HS256","jwk":{"kty":"oct","kty":"oct"}}', {}, 'AA', []],
    [{ alg: 'HS256' }, '{"sub":"a","exp":1,"sub":"b"}', 'AA', ['duplicate-claim']],
    [{ alg: 'HS256' }, '{"sub":{"a":1,"a":2}}', 'AA', []],
    [{ alg: 'HS256' }, {}, 'AB', ['non-canonical-base64url']],
    [{ alg: 'HS256' }, {}, 'AAB', ['non-canonical-base64url']],
    [{ alg: 'HS256' }, {}, 'AAE', []],
  ])('%j %j %j warns of %j', async (header, payload, signature, warnings) => {
    const result = await execute(decode, { token: tokenOf(header, payload, signature) });
    expect(result.ok && result.value.warnings.toSorted()).toEqual([...warnings].toSorted());
  });

  it('warns of a repeated member in the header of an encrypted token', async () => {
    const token = `${part('{"alg":"dir","enc":"A128GCM","enc":"A256GCM"}')}..AA.AA.AA`;
    expect(await execute(decode, { token })).toMatchObject({ value: { warnings: ['duplicate-header-member'] } });
  });

  it('gives the bytes of a payload that is not UTF-8', async () => {
    const token = `${part({ alg: 'HS256' })}.${encodeBase64(Uint8Array.of(0xff, 0, 0x7f), { urlSafe: true })}.AA`;
    expect(await execute(decode, { token })).toEqual({
      ok: true,
      value: {
        kind: 'JWS',
        header: { alg: 'HS256' },
        payload: null,
        payloadText: null,
        payloadHex: 'ff007f',
        signature: 'AA',
        validity: null,
        warnings: ['payload-not-utf8'],
      },
    });
    const explained = await execute(explain, { token });
    expect(explained).toMatchObject({ value: { header: { members: [{ name: 'alg' }] }, payload: null } });
  });

  it('shows a payload that is nested too deep as text', async () => {
    const payloadText = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(await execute(decode, { token: tokenOf({ alg: 'HS256' }, payloadText, 'AA') })).toMatchObject({
      value: { payload: null, payloadText, warnings: ['payload-not-json'] },
    });
  });

  it.each([
    [{ exp: 100 }, 100, 'expired'],
    [{ exp: 100.5 }, 100.4, 'active'],
    [{ nbf: 100 }, 99.9, 'not-yet-valid'],
    [{ nbf: 100 }, 100, 'active'],
    [{ exp: 1, nbf: 100 }, 50, 'expired'],
    [{ exp: '1' }, 50, 'active'],
  ])('%j at %d is %s', async (payload, now, state) => {
    expect(await execute(decode, { token: tokenOf({}, payload), now })).toMatchObject({
      value: { validity: { state } },
    });
  });

  it('keeps the text of the payload, big numbers, order and repeated members', async () => {
    const payloadText = '{"b":12345678901234567890,"a":"é😀","b":1.0}';
    const result = await execute(decode, { token: tokenOf({ alg: 'HS256' }, payloadText) });
    expect(result).toMatchObject({ value: { payloadText, payload: { b: 1, a: 'é😀' } } });
  });

  it('takes dates beyond the calendar for none', async () => {
    const token = tokenOf({}, { exp: 1e300, iat: 1.5 });
    expect(await execute(decode, { token, now: 0 })).toMatchObject({
      value: { validity: { state: 'active', expiresAt: null, issuedAt: '1970-01-01T00:00:01.500Z' } },
    });
  });

  it('reads the fractions of dates to the millisecond', async () => {
    const token = tokenOf({}, { exp: 1516239022.1239, nbf: 1.001, iat: -1.5 });
    expect(await execute(decode, { token })).toMatchObject({
      value: {
        validity: {
          expiresAt: '2018-01-18T01:30:22.123Z',
          notBefore: '1970-01-01T00:00:01.001Z',
          issuedAt: '1969-12-31T23:59:58.500Z',
        },
      },
    });
  });

  it('reads the header of an encrypted token only', async () => {
    const token = `${part({ alg: 'dir', enc: 'A256GCM' })}..AA.AA.AA`;
    expect(await execute(decode, { token })).toEqual({
      ok: true,
      value: {
        kind: 'JWE',
        header: { alg: 'dir', enc: 'A256GCM' },
        payload: null,
        payloadText: null,
        signature: null,
        validity: null,
        warnings: [],
      },
    });
    expect(await execute(verify, { token, key: 'x' })).toMatchObject({ error: { code: 'not-a-jws' } });
  });

  it('reads a token of 1 MB', async () => {
    const payload = { text: 'é'.repeat(400_000) };
    expect(await execute(decode, { token: tokenOf({ alg: 'HS256' }, payload) })).toMatchObject({ value: { payload } });
  });

  it('gives back what was encoded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (header) => {
        const payloadText = JSON.stringify(header);
        const result = await execute(decode, { token: tokenOf(header, payloadText), now: 0 });
        expect(result).toMatchObject({ ok: true, value: { payloadText } });
        if (result.ok) expect(JSON.stringify(result.value.header)).toBe(JSON.stringify(JSON.parse(payloadText)));
      }),
      { seed },
    );
  });
});

describe('sign and verify', () => {
  it.each(algorithms)('%s: round trip, and a changed token fails', async (algorithm) => {
    const { secret, open } = pairOf(algorithm);
    const signed = await execute(sign, { payload: { sub: 'é' }, algorithm, key: secret });
    if (!signed.ok) throw new Error(signed.error.code);
    const token = signed.value;
    for (const key of [secret, open || secret])
      expect(await execute(verify, { token, key })).toEqual({
        ok: true,
        value: { verified: true, algorithm, reason: null },
      });
    const [head = '', , tail = ''] = token.split('.');
    const changed = `${head}.${part({ sub: 'e' })}.${tail}`;
    expect(await execute(verify, { token: changed, key: secret })).toMatchObject({
      value: { verified: false, reason: 'signature-mismatch' },
    });
    expect(await execute(verify, { token: `${head}.${part({ sub: 'é' })}.AAAA`, key: secret })).toMatchObject({
      value: { verified: false, reason: 'signature-mismatch' },
    });
  });

  it.each(algorithms.filter((name) => name !== 'ES256K' && !name.startsWith('HS')))(
    '%s agrees with another library in both directions',
    async (algorithm) => {
      const { secret, open } = pairOf(algorithm);
      const theirs = await new CompactSign(encodeUtf8('{"a":1}'))
        .setProtectedHeader({ alg: algorithm })
        .sign(await importPKCS8(secret, algorithm));
      expect(await execute(verify, { token: theirs, key: open })).toMatchObject({ value: { verified: true } });
      const ours = await execute(sign, { payload: '{"a":1}', algorithm, key: secret });
      if (!ours.ok) throw new Error(ours.error.code);
      const { protectedHeader } = await compactVerify(ours.value, await importSPKI(open, algorithm));
      expect(protectedHeader).toEqual({ alg: algorithm, typ: 'JWT' });
    },
  );

  it('writes alg and typ first, then the header as it is', async () => {
    const header = { kid: '1', typ: 'at+jwt', alg: 'RS256', b: [1], 7: 0 };
    const signed = await execute(sign, { payload: {}, header, key: 'k' });
    if (!signed.ok) throw new Error(signed.error.code);
    expect(signed.value.split('.')[0]).toBe(part('{"alg":"HS256","typ":"at+jwt","7":0,"kid":"1","b":[1]}'));
  });

  it('signs the values of a header given as text as they are written', async () => {
    const headerText =
      '{ "n": 12345678901234567890, "7": 1.50, "kid": "\\u00e9", "typ": null, "n": [1e400, {}], "alg": 1 }';
    const signed = await execute(sign, { payload: {}, headerText, key: 'k' });
    if (!signed.ok) throw new Error(signed.error.code);
    expect(signed.value.split('.')[0]).toBe(
      part('{"alg":"HS256","typ":"JWT","n":[1e400,{}],"7":1.50,"kid":"\\u00e9"}'),
    );
    expect(await execute(verify, { token: signed.value, key: 'k' })).toMatchObject({ value: { verified: true } });
    const big = await execute(sign, { payload: {}, headerText: '{"n":12345678901234567890}', key: 'k' });
    expect(big.ok && big.value.split('.')[0]).toBe(part('{"alg":"HS256","typ":"JWT","n":12345678901234567890}'));
  });

  it.each([{}, { typ: null }])('calls the type JWT when the header is %j', async (header) => {
    const signed = await execute(sign, { payload: {}, header, key: 'k' });
    expect(signed.ok && signed.value.split('.')[0]).toBe(part('{"alg":"HS256","typ":"JWT"}'));
  });

  it.each([
    [{ payload: '[1]', key: 'k' }, 'invalid-json'],
    [{ payload: '{', key: 'k' }, 'invalid-json'],
    // wrong types come first, as they do everywhere
    [{ payload: [1], key: '' }, 'invalid-input'],
    [{ payload: null, key: 'k' }, 'invalid-input'],
    [{ payload: {}, header: '{}', key: 'k' }, 'invalid-input'],
    [{ payload: {}, header: [], key: '' }, 'invalid-input'],
    [{ payload: {}, headerText: '[1]', key: 'k' }, 'invalid-json'],
    [{ payload: {}, key: ' ' }, 'missing-key'],
    [{ payload: {}, key: 'k', algorithm: 'RS256' }, 'invalid-key'],
    [{ payload: {}, key: rsa.open, algorithm: 'RS256' }, 'private-key-required'],
    [{ payload: {}, key: rsa.secret, algorithm: 'ES256' }, 'key-type-mismatch'],
    [{ payload: {}, key: rsa.secret, algorithm: 'HS256' }, 'key-type-mismatch'],
    [{ payload: {}, key: `Bag Attributes\r\n${rsa.open}`, algorithm: 'HS256' }, 'key-type-mismatch'],
    [{ payload: {}, key: 'xyz', keyEncoding: 'hex' }, 'invalid-hex'],
  ])('refuses to sign %#', async (input, code) => {
    expect(await execute(sign, input as never)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    [{ alg: 'HS257' }, 'unsupported-algorithm', 'HS257'],
    [{ alg: 'hs256' }, 'unsupported-algorithm', 'hs256'],
    [{ alg: 1 }, 'unsupported-algorithm', null],
    [{}, 'unsupported-algorithm', null],
    [{ alg: 'nOnE' }, 'unsecured', 'nOnE'],
    [{ alg: 'HS256', crit: ['b64'], b64: false }, 'unsupported-critical-header', 'HS256'],
  ])('%j is not verified: %s', async (header, reason, algorithm) => {
    expect(await execute(verify, { token: tokenOf(header, {}), key: '' })).toEqual({
      ok: true,
      value: { verified: false, algorithm, reason },
    });
  });

  it.each(['{"alg":"none","alg":"HS256"}', '{"alg":"HS256","alg":"HS256"}', '{"alg":"HS256","\\u0061lg":"RS256"}'])(
    'refuses the header %s, whatever the signature is',
    async (header) => {
      const signed = await execute(sign, { payload: {}, key: 'k' });
      if (!signed.ok) throw new Error(signed.error.code);
      const token = `${part(header)}.${part({})}.${signed.value.split('.')[2]}`;
      expect(await execute(verify, { token, key: 'k' })).toMatchObject({
        error: { code: 'duplicate-header-member', details: { name: 'alg' } },
      });
    },
  );

  it('verifies a payload that is not text', async () => {
    const signed = `${part({ alg: 'HS256' })}._w`;
    const signature = await signatureOf(schemeOf('HS256'), encodeUtf8('k'), encodeUtf8(signed));
    const token = `${signed}.${encodeBase64(signature, { urlSafe: true })}`;
    expect(await execute(verify, { token, key: 'k' })).toMatchObject({ value: { verified: true } });
    expect(await execute(verify, { token, key: 'K' })).toMatchObject({ value: { verified: false } });
  });

  // RFC 4648 §3.5: the last character of 32 bytes has two bits that belong to none.
  it('refuses the other texts of the same signature', async () => {
    const signed = await execute(sign, { payload: {}, key: 'k' });
    if (!signed.ok) throw new Error(signed.error.code);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(signed.value.slice(-1));
    expect(last % 4).toBe(0);
    for (const more of [1, 2, 3]) {
      const token = signed.value.slice(0, -1) + alphabet.charAt(last + more);
      expect(decodeBase64(token.split('.')[2] ?? '')).toEqual(decodeBase64(signed.value.split('.')[2] ?? ''));
      const result = await execute(verify, { token, key: 'k' });
      const details = { part: 'signature', position: 43, character: alphabet.charAt(last + more) };
      expect(result).toMatchObject({ error: { code: 'invalid-base64url', details } });
    }
  });

  it('reads HMAC secrets in every encoding, byte for byte', async () => {
    for (const [key, keyEncoding] of [
      [' k\n', 'utf8'],
      ['20 6b 0a', 'hex'],
      ['IGsK', 'base64'],
    ] as const) {
      const signed = await execute(sign, { payload: {}, key, keyEncoding });
      if (!signed.ok) throw new Error(signed.error.code);
      expect(await execute(verify, { token: signed.value, key: ' k\n' })).toMatchObject({ value: { verified: true } });
    }
  });

  it('chooses from a key set', async () => {
    const jwks = (['ES256', 'ES384', 'Ed'] as const).map((name) => ({
      ...createPrivateKey(pairOf(name).secret).export({ format: 'jwk' }),
      kid: name,
      d: undefined,
    }));
    const signed = await execute(sign, {
      payload: {},
      header: { kid: 'ES256' },
      algorithm: 'ES256',
      key: pairOf('ES256').secret,
    });
    if (!signed.ok) throw new Error(signed.error.code);
    const token = signed.value;
    const check = (keys: unknown[]) => execute(verify, { token, key: JSON.stringify({ keys }) });
    expect(await check([{ kty: 'x' }, 7, ...jwks])).toMatchObject({ value: { verified: true } });
    expect(await check(jwks.slice(1))).toMatchObject({ error: { code: 'no-matching-key' } });
    expect(await check([{ ...jwks[0], kid: 'other' }])).toMatchObject({ error: { code: 'no-matching-key' } });
    expect(await check([{ ...jwks[0], alg: 'ES384' }])).toMatchObject({ error: { code: 'no-matching-key' } });
    expect(await check([{ ...jwks[0], x: 'AA' }])).toMatchObject({ error: { code: 'invalid-key' } });
  });

  it('takes certificates and private keys of openssl', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jwt-'));
    try {
      const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
      writeFileSync(keyFile, rsa.secret);
      openssl(['req', '-x509', '-key', keyFile, '-subj', '/CN=test', '-days', '2', '-out', certFile]);
      const signed = await execute(sign, { payload: {}, algorithm: 'RS256', key: rsa.secret });
      if (!signed.ok) throw new Error(signed.error.code);
      const key = readFileSync(certFile, 'utf8');
      expect(await execute(verify, { token: signed.value, key })).toMatchObject({ value: { verified: true } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const pss = ['-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:48'];
  it.each([
    ['RS256', ['dgst', '-sha256'], []],
    ['RS512', ['dgst', '-sha512'], []],
    ['PS384', ['dgst', '-sha384', ...pss], []],
    ['EdDSA', ['pkeyutl', '-rawin'], ['-in']],
  ] as const)(
    '%s: openssl verifies ours, and we verify what it signs (differential)',
    async (algorithm, args, input) => {
      needs('openssl');
      const { open, secret } = pairOf(algorithm === 'EdDSA' ? 'Ed' : algorithm);
      const folder = mkdtempSync(join(tmpdir(), 'jwt-'));
      const file = (name: string, content: string | Uint8Array = ''): string => {
        writeFileSync(join(folder, name), content);
        return join(folder, name);
      };
      const isPkeyutl = args[0] === 'pkeyutl';
      const [publicKey, privateKey] = [file('public', open), file('private', secret)];
      for (const sub of fc.sample(fc.string({ unit: 'binary' }), { seed, numRuns: propertyRuns(0.02) })) {
        const signed = await execute(sign, { payload: { sub }, algorithm, key: secret });
        if (!signed.ok) throw new Error(signed.error.code);
        const [head = '', body = '', tail = ''] = signed.value.split('.');
        const message = file('message', `${head}.${body}`);
        const signature = file('signature', decodeBase64(tail));
        const check = isPkeyutl
          ? ['-verify', '-pubin', '-inkey', publicKey, '-sigfile', signature]
          : ['-verify', publicKey, '-signature', signature];
        expect(openssl([...args, ...check, ...input, message]).toString()).toMatch(/Verified (OK|Successfully)/);
        const make = isPkeyutl ? ['-sign', '-inkey', privateKey] : ['-sign', privateKey];
        const theirs = encodeBase64(openssl([...args, ...make, ...input, message]), { urlSafe: true });
        expect(await execute(verify, { token: `${head}.${body}.${theirs}`, key: open })).toMatchObject({
          value: { verified: true },
        });
      }
      rmSync(folder, { recursive: true });
    },
  );

  it.each([512, 520, 1024])('says that an RSA key of %d bits is too short for PSS', async (modulusLength) => {
    const { secret, open } = pemOf('rsa', { modulusLength });
    const header = part({ alg: 'PS512' });
    const token = `${header}.e30.${'A'.repeat(Math.ceil((modulusLength / 8) * (4 / 3)))}`;
    const outcomes = [
      await execute(verify, { token, key: open }),
      await execute(sign, { payload: {}, algorithm: 'PS512', key: secret }),
    ];
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ error: { code: 'invalid-key', details: { reason: 'too-small' } } });
    for (const algorithm of ['RS256', 'PS256'] as const)
      expect(await execute(verify, { token: `${part({ alg: algorithm })}.e30.AA`, key: open })).toMatchObject(
        algorithm === 'PS256' && modulusLength < 528
          ? { error: { code: 'invalid-key' } }
          : { value: { verified: false } },
      );
  });

  it('asks for a secure context for RSA only', async () => {
    const { getRandomValues } = crypto;
    const signed = await execute(sign, { payload: {}, algorithm: 'RS256', key: rsa.secret });
    if (!signed.ok) throw new Error(signed.error.code);
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(await execute(verify, { token: signed.value, key: rsa.open })).toMatchObject({
      error: { code: 'secure-context-required' },
    });
    const { secret } = pairOf('ES256');
    expect(await execute(sign, { payload: {}, algorithm: 'ES256', key: secret })).toMatchObject({ ok: true });
  });
});

// RFC 8032 §7.1: secret key, message and signature of tests 1, 2, 3 and SHA(abc)
describe('Ed25519', () => {
  it.each([
    [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
    [
      '833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
    ],
  ])('%s signs as RFC 8032 says', async (secret, message, signature) => {
    const key = await edKey({ secret: decodeHex(secret) });
    const scheme = schemeOf('Ed25519');
    expect(encodeHex(await signatureOf(scheme, key, decodeHex(message)))).toBe(signature);
    expect(await isSignature(scheme, key, decodeHex(message), decodeHex(signature))).toBe(true);
    expect(await isSignature(scheme, key, decodeHex(`${message}00`), decodeHex(signature))).toBe(false);
  });
});

describe('lint', () => {
  it.each([
    [{ alg: 'HS256' }, { exp: 10, iat: 0 }, 'secret', ['weak-secret']],
    [{ alg: 'HS256' }, {}, '', ['no-expiry']],
    [{ alg: 'HS256' }, { iat: 0, exp: 400 * 86_400 }, '', ['long-lifetime']],
    [{ alg: 'RS256', jku: 'https://example.com' }, { exp: 1, iat: 0 }, '', ['remote-key']],
    [{ alg: 'none' }, { exp: 1, iat: 0 }, '', []],
  ])('%j %j finds %j', (header, payload, key, expected) => {
    expect(lint(header, payload, key)).toEqual(expected);
  });
});
