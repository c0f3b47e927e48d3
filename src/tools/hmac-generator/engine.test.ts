import { spawnSync } from 'node:child_process';
import { hmac as nobleHmac } from '@noble/hashes/hmac.js';
import { keccak_256, keccak_512 } from '@noble/hashes/sha3.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { decodeHex, encodeHex, writeBytes } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { hmac, hmacAll, hmacFile, verify } from './engine.ts';
import { algorithms } from './engine/algorithms.ts';
import { opensslCommand } from './engine/command.ts';
import { doubtOf } from './engine/key.ts';
import { examples } from './examples.ts';

const seed = 2104;
const operations = { hmac, verify, 'hmac-all': hmacAll };

async function macOf(input: Draft<(typeof hmac)['input']>): Promise<string> {
  const result = await execute(hmac, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('hmac-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof hmac;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

const aa = (count: number): string => 'aa'.repeat(count);
const counted = (count: number): string =>
  Array.from({ length: count }, (_, i) => (i + 1).toString(16).padStart(2, '0')).join('');
const hexOf = (text: string): string => encodeHex(encodeUtf8(text));

describe('standard vectors', () => {
  // RFC 2202 §2 and §3: [key, data, HMAC-MD5, HMAC-SHA-1]; the keys differ in length between the two.
  it.each([
    ['0b'.repeat(16), hexOf('Hi There'), '9294727a3638bb1c13f48ef8158bfc9d', undefined],
    ['0b'.repeat(20), hexOf('Hi There'), undefined, 'b617318655057264e28bc0b6fb378c8ef146be00'],
    [
      hexOf('Jefe'),
      hexOf('what do ya want for nothing?'),
      '750c783e6ab0b503eaa86e310a5db738',
      'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
    ],
    [aa(16), 'dd'.repeat(50), '56be34521d144c88dbb8c733f0e8b3f6', undefined],
    [aa(20), 'dd'.repeat(50), undefined, '125d7342b9ac11cd91a39af48aa17b4f63f175d3'],
    [counted(25), 'cd'.repeat(50), '697eaf0aca3a3aea3a75164746ffaa79', '4c9007f4026250c6bc8414f9bf50c86c2d7235da'],
    ['0c'.repeat(16), hexOf('Test With Truncation'), '56461ef2342edc00f9bab995690efd4c', undefined],
    ['0c'.repeat(20), hexOf('Test With Truncation'), undefined, '4c1a03424b55e07fe7f27be1d58bb9324a9a5a04'],
    [
      aa(80),
      hexOf('Test Using Larger Than Block-Size Key - Hash Key First'),
      '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
      'aa4ae5e15272d00e95705637ce8a3b55ed402112',
    ],
    [
      aa(80),
      hexOf('Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data'),
      '6f630fad67cda0ee1fb1f562db3aa53e',
      'e8e99d0f45237d786d6bbaa7965c7808bbff1a91',
    ],
  ])('RFC 2202 %s %s', async (key, text, md5, sha1) => {
    const input = { key, keyEncoding: 'hex', text, textEncoding: 'hex' } as const;
    if (md5) expect(await macOf({ ...input, algorithm: 'md5' })).toBe(md5);
    if (sha1) expect(await macOf({ ...input, algorithm: 'sha1' })).toBe(sha1);
  });

  // RFC 4231 §4.2 – §4.8 without the truncated §4.6: SHA-224, SHA-256, the first 16 bytes of SHA-384 and SHA-512.
  it.each([
    [
      '0b'.repeat(20),
      hexOf('Hi There'),
      '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
      'afd03944d84895626b0825f4ab46907f',
      '87aa7cdea5ef619d4ff0b4241a1d6cb0',
    ],
    [
      hexOf('Jefe'),
      hexOf('what do ya want for nothing?'),
      'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      'af45d2e376484031617f78d2b58a6b1b',
      '164b7a7bfcf819e2e395fbe73b56e0a3',
    ],
    [
      aa(20),
      'dd'.repeat(50),
      '7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea',
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
      '88062608d3e6ad8a0aa2ace014c8a86f',
      'fa73b0089d56a284efb0f0756c890be9',
    ],
    [
      counted(25),
      'cd'.repeat(50),
      '6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a',
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
      '3e8a69b7783c25851933ab6290af6ca7',
      'b0ba465637458c6990e5a8c5f61d4af7',
    ],
    [
      aa(131),
      hexOf('Test Using Larger Than Block-Size Key - Hash Key First'),
      '95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
      '4ece084485813e9088d2c63a041bc5b4',
      '80b24263c7c1a3ebb71493c1dd7be8b4',
    ],
    [
      aa(131),
      hexOf(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
      '6617178e941f020d351e2f254e8fd32c',
      'e37b6a775dc87dbaa4dfa9f96e5e3ffd',
    ],
  ])('RFC 4231 %s %s', async (key, text, sha224, sha256, sha384, sha512) => {
    const input = { key, keyEncoding: 'hex', text, textEncoding: 'hex' } as const;
    expect(await macOf({ ...input, algorithm: 'sha224' })).toBe(sha224);
    expect(await macOf({ ...input, algorithm: 'sha256' })).toBe(sha256);
    expect((await macOf({ ...input, algorithm: 'sha384' })).slice(0, 32)).toBe(sha384);
    expect((await macOf({ ...input, algorithm: 'sha512' })).slice(0, 32)).toBe(sha512);
  });

  // RFC 2286 §2: HMAC-RIPEMD160
  it.each([
    ['0b'.repeat(20), hexOf('Hi There'), '24cb4bd67d20fc1a5d2ed7732dcc39377f0a5668'],
    [hexOf('Jefe'), hexOf('what do ya want for nothing?'), 'dda6c0213a485a9e24f4742064a7f033b43c4069'],
  ])('RFC 2286 %s', async (key, text, expected) => {
    const input = { key, keyEncoding: 'hex', text, textEncoding: 'hex', algorithm: 'ripemd160' } as const;
    expect(await macOf(input)).toBe(expected);
  });
});

describe('differential', () => {
  const hex = fc.uint8Array({ maxLength: 300 }).map((bytes) => encodeHex(bytes));
  const cases = fc.sample(fc.tuple(hex, hex, fc.constantFrom(...algorithms)), { seed });

  it('equals python3 hmac', async () => {
    needs('python3-digests');
    const known = cases.filter(([, , id]) => !id.startsWith('keccak') && id !== 'ripemd160');
    const script = `import hashlib, hmac, json, sys
print(json.dumps([hmac.new(bytes.fromhex(k), bytes.fromhex(t), a.replace('-', '_')).hexdigest() for k, t, a in json.load(sys.stdin)]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(known), encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    const actual = await Promise.all(
      known.map(([key, text, algorithm]) => macOf({ key, keyEncoding: 'hex', text, textEncoding: 'hex', algorithm })),
    );
    expect(known.length).toBeGreaterThan(100);
    expect(actual).toEqual(JSON.parse(stdout));
  });

  it('equals another implementation for Keccak', async () => {
    for (const [key, text, id] of cases) {
      if (!id.startsWith('keccak')) continue;
      const expected = nobleHmac(id === 'keccak-256' ? keccak_256 : keccak_512, decodeHex(key), decodeHex(text));
      const input = { key, keyEncoding: 'hex', text, textEncoding: 'hex', algorithm: id } as const;
      expect(await macOf(input)).toBe(encodeHex(expected));
    }
  });

  it('gives OpenSSL commands that compute the same', async () => {
    needs('sh', 'openssl');
    const texts = ["it's", '', '%s \\n $HOME `id` "', 'é😀\r\n', 'a\0b', '-n'];
    const drafts = [
      ...texts.map((text, index) => ({ text, key: texts[(index + 1) % texts.length] || 'k' })),
      { text: 'ff00', textEncoding: 'hex', key: 'AP8=', keyEncoding: 'base64', algorithm: 'sha3-256' },
      { text: '/w==', textEncoding: 'base64', key: 'ff', keyEncoding: 'hex', algorithm: 'sha1' },
      { text: 'x', key: '' },
      { text: 'x', key: '', keyEncoding: 'hex' },
      { text: 'x', key: ' 0x ', keyEncoding: 'hex' },
      { text: 'x', key: '\n', keyEncoding: 'base64', algorithm: 'md5' },
    ] as const;
    for (const draft of drafts) {
      const full = { textEncoding: 'utf8', keyEncoding: 'utf8', algorithm: 'sha256', ...draft } as const;
      const { stdout, stderr } = spawnSync('sh', ['-c', opensslCommand(full) ?? ''], { encoding: 'utf8' });
      expect([stderr, stdout.trim().split('= ').at(-1)]).toEqual(['', await macOf(full)]);
    }
    expect(
      opensslCommand({ text: '', textEncoding: 'utf8', key: '', keyEncoding: 'utf8', algorithm: 'keccak-256' }),
    ).toBeNull();
  });
});

describe('details', () => {
  it('never trims or converts the key and the text', async () => {
    const plain = await macOf({ text: 'a\nb', key: 'k' });
    for (const other of [
      { text: 'a\r\nb', key: 'k' },
      { text: 'a\nb', key: 'k ' },
      { text: 'a\nb\n', key: 'k' },
    ]) {
      expect(await macOf(other)).not.toBe(plain);
    }
  });

  it.each(['hex', 'base64', 'base64url', 'binary'] as const)('writes %s', async (encoding) => {
    const input = { text: 'x', key: 'y', algorithm: 'sha3-512' } as const;
    const bytes = decodeHex(await macOf(input));
    expect(await macOf({ ...input, encoding })).toBe(writeBytes(bytes, encoding));
  });

  it.each([
    [{ text: 'zz', textEncoding: 'hex', key: '' }, 'invalid-hex', { field: 'text', position: 1, character: 'z' }],
    [{ text: '', key: 'ab!', keyEncoding: 'base64' }, 'invalid-base64', { field: 'key', position: 3 }],
    [{ text: '', key: '', algorithm: 'whirlpool' }, 'invalid-input', { field: 'algorithm' }],
  ])('refuses %j', async (input, code, details) => {
    expect(await execute(hmac, input as never)).toMatchObject({ ok: false, error: { code, details } });
  });

  it.each([
    ['b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7', true],
    [' B0:34:4C:61 D8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7\n', true],
    ['sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=', true],
    ['sDRMYdjbOFNcqK_OrwvxK4gdwgDJgz2nJuk3bC4yz_c', true],
    ['sha256=sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=', true],
    ['v1=b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7', true],
    ['b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff8', false],
    ['b0344c61', false],
    ['ab==', false],
  ])('compares %j', async (expected, match) => {
    const input = { text: 'Hi There', key: '0b'.repeat(20), keyEncoding: 'hex', expected } as const;
    expect(await execute(verify, input)).toEqual({ ok: true, value: { match } });
  });

  it.each(['', '   ', 'sha256=', 'é', 't=1,v1=ab'])('does not compare %j', async (expected) => {
    const result = await execute(verify, { text: '', key: '', expected });
    expect(result).toMatchObject({ ok: false, error: { code: 'unrecognised-digest' } });
  });

  it('reads files as a stream, with progress', async () => {
    const bytes = new Uint8Array(3_000_000).fill(7);
    const input = { file: new Blob([bytes]), key: 'k', algorithm: 'sha512' } as const;
    const result = await execute(hmacFile, input);
    const expected = await macOf({ text: encodeHex(bytes), textEncoding: 'hex', key: 'k', algorithm: 'sha512' });
    expect(result).toEqual({ ok: true, value: expected });
    const stopped = await execute(hmacFile, input, { signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it.each([
    ['', 'utf8', { kind: 'empty' }],
    ['secret', 'utf8', undefined],
    ['0b'.repeat(32), 'utf8', { kind: 'hex', digits: 64 }],
    ['0b0b', 'utf8', undefined],
    ['0b0b', 'hex', undefined],
    ['0x0b', 'hex', undefined],
    ['my secret', 'hex', { kind: 'text' }],
    ['password', 'base64', { kind: 'text' }],
    ['my secret!', 'base64', { kind: 'text' }],
    ['c2VjcmV0', 'base64', undefined],
  ] as const)('doubts the key %j as %s', (key, encoding, doubt) => {
    expect(doubtOf(key, encoding)).toEqual(doubt);
  });
});
