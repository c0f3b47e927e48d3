import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { has, needs, type Program } from '../../../scripts/compared-programs.ts';
import { convert, generate, inspect, keyId, sign, verify } from './engine.ts';
import type { Target } from './engine/targets.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const operations: Readonly<Record<string, unknown>> = { generate, convert, inspect, 'key-id': keyId, sign, verify };
const folder = mkdtempSync(join(tmpdir(), 'keys-'));
let files = 0;

function file(content: string): string {
  const name = join(folder, `key${files++}`);
  writeFileSync(name, content);
  chmodSync(name, 0o600);
  return name;
}
function run(program: Program, ...args: string[]): string {
  needs(program);
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
const openssl = (...args: string[]): string => run('openssl', ...args);

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllGlobals();
});

async function converted(
  key: string,
  to: Target,
  rest: Partial<Draft<(typeof convert)['input']>> = {},
): Promise<string> {
  const result = await execute(convert, { key, to, ...rest });
  if (!result.ok) throw new Error(`${to}: ${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

describe('rsa-key-pair-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 100)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

describe.each([
  ['RSA 2048', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048']],
  ['P-256', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']],
  ['P-384', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384']],
  ['P-521', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-521']],
  ['Ed25519', ['-algorithm', 'ED25519']],
])('%s with openssl and ssh-keygen', (name, args) => {
  let pkcs8 = '';
  let source = '';
  beforeAll(() => {
    if (!has('openssl')) return;
    pkcs8 = openssl('genpkey', ...args);
    source = file(pkcs8);
  });
  beforeEach(() => needs('openssl'));
  const isRsa = name.startsWith('RSA');
  const isEc = name.startsWith('P-');

  it('writes what openssl writes, byte for byte', async () => {
    expect(await converted(pkcs8, 'pkcs8')).toBe(pkcs8);
    const spki = openssl('pkey', '-in', source, '-pubout');
    expect(await converted(pkcs8, 'spki')).toBe(spki);
    if (isRsa) {
      const pkcs1 = openssl('rsa', '-in', source, '-traditional');
      expect(await converted(pkcs8, 'pkcs1')).toBe(pkcs1);
      expect(await converted(pkcs1, 'pkcs8')).toBe(pkcs8);
      const open = openssl('rsa', '-in', source, '-RSAPublicKey_out');
      expect(await converted(pkcs8, 'pkcs1-public')).toBe(open);
      expect(await converted(open, 'spki')).toBe(spki);
    }
    if (isEc) {
      const sec1 = openssl('ec', '-in', source);
      expect(await converted(pkcs8, 'sec1')).toBe(sec1);
      expect(
        await converted(`-----BEGIN EC PARAMETERS-----\nAA==\n-----END EC PARAMETERS-----\n${sec1}`, 'pkcs8'),
      ).toBe(pkcs8);
      const bare = openssl('ec', '-in', source, '-no_public');
      expect(await converted(bare, 'pkcs8')).toBe(pkcs8);
      const compressed = openssl('ec', '-in', source, '-pubout', '-conv_form', 'compressed');
      expect(await converted(compressed, 'spki')).toBe(spki);
    }
  });

  it('writes keys that ssh-keygen takes, with its fingerprints', async () => {
    const line = await converted(pkcs8, 'openssh-public', { comment: 'a b' });
    const secret = file(await converted(pkcs8, 'openssh-private', { comment: 'a b' }));
    expect(run('ssh-keygen', '-y', '-f', secret).trim()).toBe(line);
    const open = file(`${line}\n`);
    const [sha256, md5] = (['sha256', 'md5'] as const).map((hash) => run('ssh-keygen', '-l', '-E', hash, '-f', open));
    const found = await execute(inspect, { key: line });
    if (!found.ok) throw new Error(found.error.code);
    expect(sha256).toContain(`${found.value.bits} ${found.value.fingerprintSha256} a b `);
    expect(md5).toContain(found.value.fingerprintMd5);
    expect(found.value).toMatchObject({ private: false, format: 'openssh-public', comment: 'a b' });
  });

  it('keeps the key through every format', async () => {
    const privates = [
      'pkcs8',
      'openssh-private',
      'jwk-private',
      ...(isRsa ? ['pkcs1'] : isEc ? ['sec1'] : []),
    ] as Target[];
    for (const to of privates) {
      const there = (await converted(pkcs8, to)).replaceAll('\n', '\r\n');
      expect(await converted(`\n ${there}\n`, 'pkcs8'), to).toBe(pkcs8);
    }
    const spki = await converted(pkcs8, 'spki');
    for (const to of ['openssh-public', 'jwk-public'] as const)
      expect(await converted(await converted(pkcs8, to), 'spki'), to).toBe(spki);
  });

  it('opens what openssl locked, and openssl opens ours', async () => {
    const ways = [
      ['aes256', 'hmacWithSHA256'],
      ...(isRsa ? [['aes128', 'hmacWithSHA1'] as const, ['aes-192-cbc', 'hmacWithSHA512'] as const] : []),
    ] as const;
    for (const [cipher, prf] of ways) {
      const locked = openssl('pkcs8', '-topk8', '-in', source, '-v2', cipher, '-v2prf', prf, '-passout', 'pass:é');
      expect(await converted(locked, 'pkcs8', { passphrase: 'é' })).toBe(pkcs8);
    }
    const ours = await converted(pkcs8, 'pkcs8', { newPassphrase: 'pä ss' });
    expect(openssl('pkey', '-in', file(ours), '-passin', 'pass:pä ss')).toBe(pkcs8);
    expect(await execute(convert, { key: ours, to: 'pkcs8' })).toMatchObject({
      error: { code: 'passphrase-required' },
    });
    expect(await execute(convert, { key: ours, to: 'pkcs8', passphrase: 'x' })).toMatchObject({
      error: { code: 'wrong-passphrase' },
    });
  });

  it('opens what ssh-keygen locked, and ssh-keygen opens ours', async () => {
    const ours = await converted(pkcs8, 'openssh-private', { newPassphrase: 'pä ss', comment: 'c' });
    const secret = file(ours);
    const line = await converted(pkcs8, 'openssh-public', { comment: 'c' });
    expect(run('ssh-keygen', '-y', '-P', 'pä ss', '-f', secret).trim()).toBe(line);
    expect(await execute(inspect, { key: ours })).toMatchObject({ error: { code: 'passphrase-required' } });
    expect(await execute(inspect, { key: ours, passphrase: 'no' })).toMatchObject({
      error: { code: 'wrong-passphrase' },
    });
    run('ssh-keygen', '-p', '-P', 'pä ss', '-N', 'other', '-f', secret);
    expect(await converted(readFileSync(secret, 'utf8'), 'pkcs8', { passphrase: 'other' })).toBe(pkcs8);
  });

  // puttygen is the judge of its own format; where it is missing the fixed key below holds the form.
  it('writes what puttygen opens, open and locked', async () => {
    needs('puttygen');
    const line = await converted(pkcs8, 'openssh-public', { comment: 'a b' });
    const plain = file(await converted(pkcs8, 'putty-private', { comment: 'a b' }));
    expect(run('puttygen', plain, '-L').trim()).toBe(line);
    const opened = join(folder, 'from-puttygen');
    run('puttygen', plain, '-O', 'private-openssh-new', '-o', opened);
    expect(await converted(readFileSync(opened, 'utf8'), 'pkcs8')).toBe(pkcs8);
    const locked = file(await converted(pkcs8, 'putty-private', { comment: 'a b', newPassphrase: 'pa ss' }));
    const phrases = ['--old-passphrase', file('pa ss'), '--new-passphrase', file('')];
    run('puttygen', locked, ...phrases, '-O', 'private-openssh-new', '-o', opened);
    expect(await converted(readFileSync(opened, 'utf8'), 'pkcs8')).toBe(pkcs8);
  });
});

describe('refusals', () => {
  const ed = examples[0]?.input['key'] as string;
  it.each([
    ['', 'invalid-key'],
    ['hello', 'invalid-key'],
    ['-----BEGIN PRIVATE KEY-----\nMC4C\n', 'invalid-key'],
    ['-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----', 'invalid-key'],
    ['-----BEGIN PRIVATE KEY-----\n!!\n-----END PRIVATE KEY-----', 'invalid-key'],
    ['-----BEGIN NONSENSE-----\nMC4C\n-----END NONSENSE-----', 'invalid-key'],
    [
      '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nAAAA\n-----END RSA PRIVATE KEY-----',
      'unsupported-key',
    ],
    ['-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----', 'unsupported-key'],
    ['ssh-dss AAAAB3NzaC1kc3M=', 'unsupported-key'],
    ['ssh-ed25519 AAAA', 'invalid-key'],
    // RFC 8410 §10.3's key under another name
    ['ssh-rsa AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh', 'invalid-key'],
    [
      '-----BEGIN DSA PARAMETERS-----\nAAAA\n-----END DSA PARAMETERS-----\n-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----',
      'unsupported-key',
    ],
    ['{"kty":"EC","crv":"secp256k1","x":"AA"}', 'invalid-key'],
    ['{"kty":"OKP","crv":"X25519","x":"AA"}', 'unsupported-key'],
    ['{"kty":"RSA"}', 'invalid-key'],
    ['{', 'invalid-key'],
  ])('%j is %s', async (key, code) => {
    const result = await execute(inspect, { key });
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, code, result.error.details)).not.toMatch(/\{\w+\}|^[a-z-]+$/);
  });

  it('names curves and keys that are not supported', async () => {
    for (const args of [
      ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:secp256k1'],
      ['-algorithm', 'X25519'],
      ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1'],
    ])
      expect(await execute(inspect, { key: openssl('genpkey', ...args) })).toMatchObject({
        error: { code: 'unsupported-key' },
      });
  });

  it.each([
    ['AQAB', { value: { publicExponent: 65_537 } }],
    // 2^53 - 1, 2^53 + 1, 2^64 + 13 and 2^1,024 + 1
    ['H________w', { value: { publicExponent: Number.MAX_SAFE_INTEGER } }],
    ['IAAAAAAAAQ', { error: { code: 'unsupported-key', details: { kind: 'RSA, e ≥ 2⁵³' } } }],
    ['AQAAAAAAAAAN', { error: { code: 'unsupported-key' } }],
    [
      Buffer.from([1, ...Array.from({ length: 127 }, () => 0), 1]).toString('base64url'),
      { error: { code: 'unsupported-key' } },
    ],
  ])('tells a public exponent with all its digits or not at all: %s', async (e, expected) => {
    const key = JSON.stringify({ kty: 'RSA', n: Buffer.alloc(256, 255).toString('base64url'), e });
    expect(await execute(inspect, { key })).toMatchObject(expected);
    expect(JSON.parse(await converted(key, 'jwk-public'))).toMatchObject({ e });
  });

  it('asks for the private key, and says which format cannot be', async () => {
    const spki = await converted(ed, 'spki');
    for (const to of ['pkcs8', 'openssh-private', 'jwk-private'] as const)
      expect(await execute(convert, { key: spki, to })).toMatchObject({ error: { code: 'private-key-required' } });
    expect(await execute(convert, { key: ed, to: 'pkcs1' })).toMatchObject({ error: { code: 'format-not-supported' } });
    expect(await execute(convert, { key: ed, to: 'jwk-private', newPassphrase: 'x' })).toMatchObject({
      error: { code: 'format-not-supported', details: { reason: 'passphrase' } },
    });
  });

  it('finds the primes of an RSA key that leaves them out, RFC 7518 §6.3.2', async () => {
    for (const options of [['2048'], ['1024'], ['-3', '1024']]) {
      const key = openssl('genrsa', ...options);
      const whole = await converted(key, 'jwk-private');
      const { kty, n, e, d, p } = JSON.parse(whole) as Record<string, string>;
      expect(await converted(JSON.stringify({ kty, n, e, d }), 'jwk-public')).toBe(await converted(key, 'jwk-public'));
      const made = await converted(JSON.stringify({ kty, n, e, d }), 'pkcs8');
      expect(openssl('rsa', '-in', file(made), '-check', '-noout')).toContain('RSA key ok');
      for (const broken of [{ d: e }, { d: n }, { d: 'AQ' }, { d: 'AA' }, { d, p }])
        expect(await execute(inspect, { key: JSON.stringify({ kty, n, e, ...broken }) })).toMatchObject({
          error: { code: 'invalid-key' },
        });
    }
  });

  it('finds a public part that does not belong to the private one', async () => {
    const jwk = JSON.parse(await converted(ed, 'jwk-private')) as Record<string, string>;
    const other = JSON.stringify({ ...jwk, x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' });
    expect(await execute(inspect, { key: other })).toMatchObject({ error: { code: 'invalid-key' } });
    expect(await execute(inspect, { key: JSON.stringify({ ...jwk, x: undefined }) })).toMatchObject({ ok: true });
  });
});

describe('generate', () => {
  it.each([
    [{ bits: 1024 }, 1024],
    [{ type: 'ecdsa', curve: 'P-384' }, 384],
    [{ type: 'ecdsa', curve: 'P-521' }, 521],
    [{ type: 'ed25519' }, 256],
  ] as const)('%j', async (input, bits) => {
    const made = await execute(generate, { ...input, comment: 'me\nyou' });
    if (!made.ok) throw new Error(made.error.code);
    const { privateKey, publicKey, opensshPublicKey, fingerprint } = made.value;
    expect(openssl('pkey', '-in', file(privateKey), '-check', '-noout')).toContain('valid');
    expect(await converted(privateKey, 'spki')).toBe(publicKey);
    expect(opensshPublicKey).toMatch(/ me you$/);
    expect(await execute(inspect, { key: opensshPublicKey })).toMatchObject({
      value: { bits, fingerprintSha256: fingerprint },
    });
  });

  it('refuses sizes that are not multiples of 8, and RSA without a secure context', async () => {
    const odd = await execute(generate, { bits: 2049 });
    expect(odd).toMatchObject({
      error: { code: 'invalid-input', details: { field: 'bits', problem: 'not-a-multiple', step: 8 } },
    });
    if (!odd.ok)
      expect(describeError([tables.en], 'en', 'invalid-input', odd.error.details)).toContain('multiple of 8');
    expect(await execute(generate, { bits: 512 })).toMatchObject({ error: { code: 'invalid-input' } });
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    expect(await execute(generate, {})).toMatchObject({ error: { code: 'secure-context-required' } });
    expect(await execute(generate, { type: 'ecdsa' })).toMatchObject({ ok: true });
    const made = await execute(generate, { type: 'ed25519' });
    if (!made.ok) throw new Error(made.error.code);
    const locked = await execute(convert, { key: made.value.privateKey, to: 'openssh-private', newPassphrase: 'x' });
    expect(locked).toMatchObject({ ok: true });
  });
});
