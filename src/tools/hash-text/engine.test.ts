import { spawnSync } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blake3 } from '@noble/hashes/blake3.js';
import { keccak_224, keccak_256, keccak_384, keccak_512 } from '@noble/hashes/sha3.js';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeHex, writeBytes } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { needs, type Program } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { checkList, hash, hashFile, hashStream, identify, makeList, verify } from './engine.ts';
import {
  algorithms,
  digestSize,
  fileAlgorithms,
  listStyles,
  textAlgorithms,
  type Algorithm,
} from './engine/algorithms.ts';
import { formatChecksumLine, parseChecksumFile } from './engine/checksum-file.ts';
import type { Digests } from './engine/stream.ts';
import { digestsOfAbc, examples } from './examples.ts';

const seed = 180;
const operations = { hash, identify, verify, 'check-list': checkList, 'make-list': makeList };

async function hashed(input: object): Promise<Digests> {
  const result = await execute(hash, input as never);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const hashBytes = (bytes: Uint8Array, ids: readonly Algorithm[] = algorithms): Promise<Digests> =>
  hashed({ text: encodeHex(bytes), inputEncoding: 'hex', algorithms: ids });

/** Bytes that are the same on every run: the middle bits of a linear congruential generator. */
function bytesOfLength(length: number): Uint8Array {
  let state = length + 1;
  return Uint8Array.from({ length }, () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 16);
}

/** Around the block sizes of all algorithms (64, 104, 128, 136, 144 and 1024 bytes), and some at random. */
const messages = [
  0,
  1,
  3,
  4,
  55,
  56,
  63,
  64,
  65,
  71,
  72,
  73,
  103,
  104,
  105,
  111,
  112,
  127,
  128,
  129,
  135,
  136,
  137,
  143,
  144,
  145,
  1023,
  1024,
  1025,
  2049,
  5552,
  5553,
  65_537,
  300_001,
  ...fc.sample(fc.integer({ min: 2, max: 4000 }), { seed, numRuns: propertyRuns(0.06) }),
].map(bytesOfLength);

function run(program: Program, args: readonly string[], input = ''): string {
  needs(program);
  const done = spawnSync(program, args, { input, maxBuffer: 2 ** 28 });
  if (done.status !== 0) throw new Error(`${program} ${args.slice(0, 6).join(' ')} failed: ${String(done.stderr)}`);
  return done.stdout.toString();
}

describe('hash-text', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof hash;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it('knows thirty algorithms and the size of each digest', async () => {
    const digests = await hashed({ text: '' });
    expect(Object.keys(digests)).toEqual(algorithms);
    expect(algorithms).toHaveLength(30);
    for (const algorithm of algorithms) expect(digests[algorithm]).toHaveLength(digestSize(algorithm) * 2);
    expect(algorithms).toEqual(expect.arrayContaining([...textAlgorithms, ...fileAlgorithms]));
  });
});

describe('published values', () => {
  it.each([
    // The check values of the Rocksoft model, RFC 3720 §B.4 for CRC-32C
    ['crc32', '123456789', 'cbf43926'],
    ['crc32c', '123456789', 'e3069283'],
    ['adler32', 'Wikipedia', '11e60398'],
    ['adler32', '', '00000001'],
    // ISO/IEC 10118-3
    [
      'whirlpool',
      '',
      '19fa61d75522a4669b44e39c1d2e1726c530232130d407f89afee0964997f7a73e83be698b288febcf88e3e03c4f0757ea8964e59b63d93708b138cc42a66eb3',
    ],
    // BLAKE3 test_vectors.json, length 0
    ['blake3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
    // FIPS 180-4, the messages of two blocks (NIST, Cryptographic Standards and Guidelines, examples)
    ['sha1', 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    [
      'sha224',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525',
    ],
    [
      'sha256',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'sha512',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
    ],
    ['sha256', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
    // FIPS 202, the examples with 0 bits
    ['sha3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
    [
      'sha3-512',
      '',
      'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
    ],
    // RFC 1321 §A.5
    ['md5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    // The Yellow Paper's hash of nothing
    ['keccak-256', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ] as const)('%s of %j', async (algorithm, text, expected) => {
    expect(await hashed({ text, algorithms: [algorithm] })).toEqual({ [algorithm]: expected });
  });

  // FIPS 202, the examples of 1600 bits
  it.each([
    ['sha3-224', '9376816aba503f72f96ce7eb65ac095deee3be4bf9bbc2a1cb7e11e0'],
    ['sha3-256', '79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787'],
    [
      'sha3-512',
      'e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca81b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00',
    ],
  ] as const)('%s of 200 bytes A3', async (algorithm, expected) => {
    expect(await hashBytes(new Uint8Array(200).fill(0xa3), [algorithm])).toEqual({ [algorithm]: expected });
  });

  // The values that xxHash 0.8.3 checks itself with, seed 0, over the bytes 2654435761 × 11400714785074694797^n >> 56.
  it.each([
    ['xxh32', 0, '02cc5d05'],
    ['xxh32', 1, 'cf65b03e'],
    ['xxh32', 14, '1208e7e2'],
    ['xxh32', 222, '5bd11dbd'],
    ['xxh64', 0, 'ef46db3751d8e999'],
    ['xxh64', 1, 'e934a84adb052768'],
    ['xxh64', 14, '8282dcc4994e35c8'],
    ['xxh64', 222, 'b641ae8cb691c174'],
    ['xxh3-64', 0, '2d06800538d394c2'],
    ['xxh3-64', 6, '27b56a84cd2d7325'],
    ['xxh3-64', 12, 'a713daf0dfbb77e7'],
    ['xxh3-64', 80, 'bcdefbbb2c47c90a'],
    ['xxh3-64', 195, 'cd94217ee362ec3a'],
    ['xxh3-64', 403, 'cdeb804d65c6dea4'],
    ['xxh3-64', 2367, 'cb37aeb9e5d361ed'],
    ['xxh3-128', 0, '99aa06d3014798d86001c324468d497f'],
    ['xxh3-128', 6, '082afe0b8162d12a3e7039bdda43cfc6'],
    ['xxh3-128', 12, '6e3efd8fc7802b18061a192713f69ad9'],
    ['xxh3-128', 48, 'a002ac4e5478227ef942219aed80f67b'],
    ['xxh3-128', 222, '337e09641b948717f1aebd597cec6b3a'],
    ['xxh3-128', 403, '1b6de21e332dd73dcdeb804d65c6dea4'],
    ['xxh3-128', 2367, 'e89c0f6ff369b427cb37aeb9e5d361ed'],
  ] as const)('%s of %i bytes', async (algorithm, length, expected) => {
    let state = 2_654_435_761n;
    const bytes = Uint8Array.from({ length }, () => {
      const byte = Number(state >> 56n);
      state = BigInt.asUintN(64, state * 11_400_714_785_074_694_797n);
      return byte;
    });
    expect(await hashBytes(bytes, [algorithm])).toEqual({ [algorithm]: expected });
  });
});

describe('other implementations agree', () => {
  let folder: string;
  let files: string[];
  let ours: Digests[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hash-text-'));
    files = messages.map((bytes, index) => {
      const file = join(folder, `message ${index}`);
      writeFileSync(file, bytes);
      return file;
    });
    ours = await Promise.all(messages.map((bytes) => hashBytes(bytes)));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const expected = (algorithm: Algorithm) => ours.map((digests) => digests[algorithm]);

  it.each([
    ['md5sum', [], 'md5'],
    ['sha1sum', [], 'sha1'],
    ['sha224sum', [], 'sha224'],
    ['sha256sum', [], 'sha256'],
    ['sha384sum', [], 'sha384'],
    ['sha512sum', [], 'sha512'],
    ['b2sum', [], 'blake2b-512'],
    ['b2sum', ['--length=256'], 'blake2b-256'],
    ['sha256sum', ['--tag'], 'sha256'],
    ['b2sum', ['--tag', '--length=256'], 'blake2b-256'],
  ] as const)('%s %j', (program, args, algorithm) => {
    const { entries, malformed } = parseChecksumFile(run(program, [...args, ...files]), program);
    expect(malformed).toEqual([]);
    expect(entries.map(({ name }) => name)).toEqual(files);
    expect(entries.map(({ digest }) => digest)).toEqual(expected(algorithm));
    if (args.length !== 1 || args[0] === '--tag')
      expect(new Set(entries.map((entry) => entry.algorithm))).toEqual(new Set([algorithm]));
  });

  it.each<[string, Algorithm]>([
    ['md5', 'md5'],
    ['sha1', 'sha1'],
    ['sha224', 'sha224'],
    ['sha256', 'sha256'],
    ['sha384', 'sha384'],
    ['sha512', 'sha512'],
    ['sha512-256', 'sha512-256'],
    ['sha3-224', 'sha3-224'],
    ['sha3-256', 'sha3-256'],
    ['sha3-384', 'sha3-384'],
    ['sha3-512', 'sha3-512'],
    ['ripemd160', 'ripemd160'],
    ['blake2b512', 'blake2b-512'],
    ['blake2s256', 'blake2s-256'],
    ['sm3', 'sm3'],
    ['whirlpool', 'whirlpool'],
    ['md4', 'md4'],
  ])('openssl dgst -%s', (name, algorithm) => {
    const providers = ['-provider', 'default', '-provider', 'legacy'];
    const { entries, malformed } = parseChecksumFile(run('openssl', ['dgst', ...providers, `-${name}`, ...files]));
    expect(malformed).toEqual([]);
    expect(entries.map((entry) => entry.digest)).toEqual(expected(algorithm));
    expect(new Set(entries.map((entry) => entry.algorithm))).toEqual(new Set([algorithm]));
  });

  it('python3: hashlib, zlib, and CRC-32C bit by bit', () => {
    needs('python3-digests');
    const script = `import sys, json, base64, hashlib, zlib
def crc32c(b):
  c = 0xffffffff
  for x in b:
    c ^= x
    for _ in range(8): c = c >> 1 ^ (0x82f63b78 if c & 1 else 0)
  return c ^ 0xffffffff
names = {'md5':'md5','sha1':'sha1','sha224':'sha224','sha256':'sha256','sha384':'sha384','sha512':'sha512','sha512-256':'sha512_256',
  'sha3-224':'sha3_224','sha3-256':'sha3_256','sha3-384':'sha3_384','sha3-512':'sha3_512','sm3':'sm3'}
def digests(b):
  d = {id: hashlib.new(name, b).hexdigest() for id, name in names.items()}
  d['blake2b-256'] = hashlib.blake2b(b, digest_size=32).hexdigest()
  d['blake2b-512'] = hashlib.blake2b(b).hexdigest()
  d['blake2s-256'] = hashlib.blake2s(b).hexdigest()
  d['crc32'] = '%08x' % zlib.crc32(b)
  d['adler32'] = '%08x' % zlib.adler32(b)
  d['crc32c'] = '%08x' % crc32c(b)
  return d
print(json.dumps([digests(base64.b64decode(m)) for m in json.load(sys.stdin)]))`;
    const input = JSON.stringify(messages.map((bytes) => encodeBase64(bytes)));
    const theirs = JSON.parse(run('python3', ['-c', script], input)) as Digests[];
    expect(theirs).toHaveLength(messages.length);
    for (const [index, digests] of theirs.entries()) expect(ours[index]).toMatchObject(digests);
  });

  it('@noble/hashes: Keccak and BLAKE3', () => {
    for (const [index, bytes] of messages.entries()) {
      expect(ours[index]).toMatchObject({
        'keccak-224': encodeHex(keccak_224(bytes)),
        'keccak-256': encodeHex(keccak_256(bytes)),
        'keccak-384': encodeHex(keccak_384(bytes)),
        'keccak-512': encodeHex(keccak_512(bytes)),
        blake3: encodeHex(blake3(bytes)),
      });
    }
  });

  it('sha256sum --check reads our lines, whatever the name', async () => {
    needs('sha256sum');
    const names = ['plain', '  spaces  ', 'back\\slash', 'line\nbreak', 'return\rhere', 'é😀', '\\n'];
    const lines = await Promise.all(
      names.map(async (name) => {
        writeFileSync(join(folder, name), name);
        return formatChecksumLine((await hashed({ text: name, algorithms: ['sha256'] })).sha256 ?? '', name);
      }),
    );
    const list = join(folder, 'SHA256SUMS');
    writeFileSync(list, lines.join('\n'));
    const done = spawnSync('sha256sum', ['--check', '--strict', '--status', 'SHA256SUMS'], { cwd: folder });
    expect(done.stderr.toString()).toBe('');
    expect(done.status).toBe(0);
    expect(parseChecksumFile(lines.join('\n')).entries.map(({ name }) => name)).toEqual(names);
  });
});

describe('hash', () => {
  it('gives exactly what was asked for, once', async () => {
    const digests = await hashed({ text: 'abc', algorithms: ['sha1', 'md5', 'sha1'] });
    expect(Object.entries(digests)).toEqual([
      ['md5', digestsOfAbc.md5],
      ['sha1', digestsOfAbc.sha1],
    ]);
    expect(await hashed({ text: 'abc', algorithms: [] })).toEqual({});
  });

  it.each([
    ['hex', digestsOfAbc.md5.toUpperCase()],
    ['base64', 'kAFQmDzST7DWlj99KOF/cg=='],
    ['base64url', 'kAFQmDzST7DWlj99KOF_cg'],
  ] as const)('writes %s, upper case only in hexadecimal', async (encoding, md5) => {
    expect(await hashed({ text: 'abc', algorithms: ['md5'], encoding, uppercase: true })).toEqual({ md5 });
  });

  it('takes the bytes as they are', async () => {
    const algorithms = ['sha256'];
    const [plain, crlf, bom, lone] = await Promise.all(
      ['a\nb', 'a\r\nb', '\uFEFFa\nb', '\uD800'].map((text) => hashed({ text, algorithms })),
    );
    expect(new Set([plain?.sha256, crlf?.sha256, bom?.sha256]).size).toBe(3);
    expect(lone).toEqual(await hashed({ text: 'EF-BF:BD', inputEncoding: 'hex', algorithms }));
    expect(await hashed({ text: ' YW Jj', inputEncoding: 'base64', algorithms })).toEqual({
      sha256: digestsOfAbc.sha256,
    });
    expect(await hashed({ text: '0x', inputEncoding: 'hex' })).toEqual(await hashed({ text: '' }));
  });

  it.each([
    [{ text: '61g2', inputEncoding: 'hex' }, 'invalid-hex', { position: 3, character: 'g' }],
    [{ text: '616', inputEncoding: 'hex' }, 'invalid-hex', { position: 3, reason: 'odd' }],
    [{ text: 'YWJj=', inputEncoding: 'base64' }, 'invalid-base64', { position: 5, reason: 'padding' }],
    [{ text: 'YW?j', inputEncoding: 'base64' }, 'invalid-base64', { position: 3, character: '?' }],
    [{ text: 'a', algorithms: ['sha2'] }, 'invalid-input', { field: 'algorithms.0' }],
  ])('refuses %j', async (input, code, details) => {
    expect(await execute(hash, input as never)).toMatchObject({ ok: false, error: { code, details } });
  });
});

describe('verify', () => {
  const sha256 = digestsOfAbc.sha256;
  it.each([
    ['sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn', ['sha384']],
    ['SHA256-ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0', ['sha256']],
    ['sha512-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', []],
    [`SHA256 (some file (1).iso) = ${sha256}`, ['sha256']],
    [`SHA2-256(file)= ${sha256}`, ['sha256']],
    [`\n${sha256}  disk.iso\n`, ['sha256']],
    [`${sha256.toUpperCase()} *disk.iso`, ['sha256']],
    [`\\${sha256}  back\\\\slash`, ['sha256']],
    [sha256.toUpperCase(), ['sha256']],
    [sha256.replace(/..(?=.)/g, '$&:'), ['sha256']],
    ['ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', ['sha256']],
    ['ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0', ['sha256']],
    [digestsOfAbc['xxh3-128'], ['xxh3-128']],
    ['00000000', []],
    ['abcd', []],
    [`${sha256}00`, []],
  ])('%s', async (expected, ids) => {
    expect(await execute(verify, { text: 'abc', expected })).toEqual({
      ok: true,
      value: { match: ids.length > 0, algorithms: ids },
    });
  });

  it.each(['', ' \n', 'hello!', 'abcde', '0x:', 'sha256:zz', '=', 'é'])('%j is not a digest', async (expected) => {
    expect(await execute(verify, { text: 'abc', expected })).toMatchObject({
      ok: false,
      error: { code: 'unrecognised-digest' },
    });
  });

  it('recognises each of its own digests in every form', async () => {
    for (const algorithm of algorithms) {
      const digest = Uint8Array.from(Buffer.from(digestsOfAbc[algorithm], 'hex'));
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        const result = await execute(verify, { text: 'abc', expected: writeBytes(digest, encoding) });
        expect(result).toEqual({ ok: true, value: { match: true, algorithms: [algorithm] } });
      }
    }
  });
});

describe('streams and files', () => {
  const streamOf = (...chunks: Uint8Array[]): ReadableStream<Uint8Array> =>
    new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });

  it('gives the digests of the whole, however it is cut', async () => {
    const whole = bytesOfLength(40_000);
    const expected = await hashBytes(whole);
    const cuts = fc.array(fc.integer({ min: 0, max: whole.length }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const ends = [...places.toSorted((a, b) => a - b), whole.length];
        const chunks = ends.map((end, index) => whole.subarray(ends[index - 1] ?? 0, end));
        expect(await hashStream(streamOf(...chunks), algorithms, 'hex')).toEqual(expected);
      }),
      { seed, numRuns: propertyRuns(0.1) },
    );
  });

  it('hashes a file and counts its bytes', async () => {
    const seen: number[] = [];
    const file = new Blob(['ab', 'c']);
    const result = await execute(
      hashFile,
      { file, uppercase: true },
      { progress: (done, total) => seen.push(done, total) },
    );
    expect(result).toEqual({
      ok: true,
      value: {
        digests: {
          md5: digestsOfAbc.md5.toUpperCase(),
          sha1: digestsOfAbc.sha1.toUpperCase(),
          sha256: digestsOfAbc.sha256.toUpperCase(),
        },
        bytes: 3,
      },
    });
    expect(seen).toEqual([3, 3]);
    expect(hashFile.thread).toBe('worker');
  });

  it('says how far it is', async () => {
    const chunk = new Uint8Array(30_000_000);
    const seen: number[] = [];
    await hashStream(streamOf(chunk, chunk), ['sha512'], 'hex', { onProgress: (bytesRead) => seen.push(bytesRead) });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe(60_000_000);
  });

  it('gives the thread back, so that a stream that never waits can be cancelled', async () => {
    const chunk = new Uint8Array(1_000_000);
    let isCancelled = false;
    let left = 400;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
      cancel: () => void (isCancelled = true),
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(hashStream(stream, ['md5'], 'hex', { signal: controller.signal })).rejects.toThrow(/abort/i);
    expect(isCancelled).toBe(true);
  });

  it('can be cancelled while it waits for bytes, and before it starts', async () => {
    const silent = new ReadableStream<Uint8Array>({});
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(hashStream(silent, ['md5'], 'hex', { signal: controller.signal })).rejects.toThrow(/abort/i);
    const result = await execute(hashFile, { file: new Blob(['abc']) }, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('cancels the hash of a long text', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const result = await execute(hash, { text: 'x'.repeat(8_000_000) }, { signal: controller.signal });
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('says so when the file changes under its hands', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hash-text-'));
    const path = join(folder, 'file');
    writeFileSync(path, 'before');
    const file = await openAsBlob(path);
    writeFileSync(path, 'and afterwards');
    expect(await execute(hashFile, { file })).toMatchObject({ ok: false, error: { code: 'unreadable-file' } });
    rmSync(folder, { recursive: true });
  });

  it('passes on what goes wrong in the stream itself', async () => {
    const failing = new ReadableStream<Uint8Array>({
      pull: () => {
        throw new Error('no more');
      },
    });
    await expect(hashStream(failing, ['md5'], 'hex')).rejects.toThrow('no more');
  });
});

describe('checksum files', () => {
  const { md5, sha1, sha256, 'blake2b-512': blake2b, 'sha3-256': sha3, blake3 } = digestsOfAbc;

  it('reads coreutils, BSD and OpenSSL lines', () => {
    const text = [
      '\uFEFF# comment',
      `${sha256}  a file.iso`,
      `${sha256.toUpperCase()} *binary mode`,
      '',
      `SHA512/256 (name (with) = signs) = ${digestsOfAbc['sha512-256']}`,
      `BLAKE2b (b) = ${blake2b}`,
      `MD5(openssl)= ${md5}`,
      `\\${sha256}  back\\\\slash\\nline`,
      'not a checksum',
      `SHA256 (short) = ${md5}`,
      `SKEIN (unknown) = ${sha256}`,
    ].join('\r\n');
    expect(parseChecksumFile(text)).toEqual({
      entries: [
        { line: 2, name: 'a file.iso', algorithm: 'sha256', digest: sha256 },
        { line: 3, name: 'binary mode', algorithm: 'sha256', digest: sha256 },
        { line: 5, name: 'name (with) = signs', algorithm: 'sha512-256', digest: digestsOfAbc['sha512-256'] },
        { line: 6, name: 'b', algorithm: 'blake2b-512', digest: blake2b },
        { line: 7, name: 'openssl', algorithm: 'md5', digest: md5 },
        { line: 8, name: 'back\\slash\nline', algorithm: 'sha256', digest: sha256 },
      ],
      malformed: [9, 10, 11],
    });
  });

  it.each([
    ['SHA256SUMS', sha256, 'sha256'],
    ['MD5SUMS.txt', md5, 'md5'],
    ['disk.iso.sha3-256', sha3, 'sha3-256'],
    ['b3sums', blake3, 'blake3'],
    ['disk.b3sum', blake3, 'blake3'],
    ['BLAKE3SUMS', blake3, 'blake3'],
    ['B2SUMS', blake2b, 'blake2b-512'],
    ['b2sum.txt', blake2b, 'blake2b-512'],
    ['CHECKSUMS', sha1, 'sha1'],
    ['SHA256SUMS', sha1, 'sha1'],
    ['CHECKSUMS', digestsOfAbc.crc32, 'crc32'],
  ])('takes the algorithm of %s', (fileName, digest, algorithm) => {
    expect(parseChecksumFile(`${digest}  name`, fileName).entries).toMatchObject([{ algorithm }]);
  });

  it('gets through a long line that is not a checksum', () => {
    expect(parseChecksumFile(`SHA256 (${'('.repeat(100_000)}`).malformed).toEqual([1]);
    expect(parseChecksumFile(`${'a'.repeat(100_000)}!`).malformed).toEqual([1]);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\\', '\n', '\r', 'é', '*'), minLength: 1 }), (name) => {
        expect(
          parseChecksumFile(formatChecksumLine(encodeHex(encodeUtf8('0123456789abcdef')), name)).entries,
        ).toMatchObject([{ name }]);
      }),
      { seed },
    );
  });
});

describe('lists of files', () => {
  const { sha256, crc32, md5 } = digestsOfAbc;
  const abc = new Blob(['abc']);
  const other = new Blob(['abd']);
  const named = (...names: string[]) => names.map((name) => ({ name, file: abc }));

  async function checked(input: Parameters<typeof execute<typeof checkList.input, unknown>>[1]) {
    const result = await execute(checkList, input);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }

  it('says what became of each line, which files are extra, and which lines are not understood', async () => {
    const list = [`${sha256}  abc.txt`, `MD5 (other.txt) = ${md5}`, `${sha256} *away.iso`, 'nothing'].join('\r\n');
    const files = [...named('abc.txt'), { name: 'other.txt', file: other }, { name: 'extra.txt', file: other }];
    expect(await checked({ list, files })).toEqual({
      results: [
        { line: 1, name: 'abc.txt', algorithm: 'sha256', expected: sha256, status: 'ok', found: sha256 },
        {
          line: 2,
          name: 'other.txt',
          algorithm: 'md5',
          expected: md5,
          status: 'mismatch',
          // printf abd | md5sum
          found: '4911e516e5aa21d327512e0c8b197616',
        },
        { line: 3, name: 'away.iso', algorithm: 'sha256', expected: sha256, status: 'missing', found: null },
      ],
      extra: ['extra.txt'],
      malformed: [4],
      allOk: false,
    });
  });

  it.each([
    ['its exact name', ['a/x', 'b/x'], ['a/x', 'b/x'], ['ok', 'ok'], []],
    ['the last segment', ['./x', 'y\\z'], ['x', 'c/z'], ['ok', 'ok'], []],
    ['no file where two have the segment', ['x'], ['a/x', 'b/x'], ['missing'], ['a/x', 'b/x']],
    ['no file that another line names', ['a/x', 'b/x'], ['a/x'], ['ok', 'missing'], []],
    ['no other case', ['X'], ['x'], ['missing'], ['x']],
  ])('finds a file by %s', async (_, lines, names, statuses, extra) => {
    const list = lines.map((name) => `${crc32}  ${name}`).join('\n');
    const value = await checked({ list, files: named(...names) });
    expect(value.results.map(({ status }) => status)).toEqual(statuses);
    expect(value.extra).toEqual(extra);
    expect(value.allOk).toBe(statuses.every((status) => status === 'ok'));
  });

  it('reads SFV lines, those of a file named so first', async () => {
    const list = '; comment\na b.txt   352441C2\ndir\\abc.txt\t352441c2  \n 352441c2\n';
    expect(await checked({ list, files: named('a b.txt', 'abc.txt') })).toMatchObject({ allOk: true, malformed: [4] });
    expect(parseChecksumFile(`${crc32} *${crc32}`).entries).toMatchObject([{ name: crc32, digest: crc32 }]);
    expect(parseChecksumFile(`cafe0000 *${crc32}`, 'x.SFV').entries).toMatchObject([{ digest: 'cafe0000' }]);
    expect(parseChecksumFile(`cafe0000 ${crc32}`, 'x.SFV').entries).toMatchObject([{ name: 'cafe0000' }]);
    expect(parseChecksumFile(`a${' '.repeat(200_000)}!`).malformed).toEqual([1]);
  });

  it('writes lists in three styles, in the given order', async () => {
    const files = named('b', 'a\\b', 'sub/line\nbreak');
    const made = async (input: object) => (await execute(makeList, { files, ...input })) as unknown;
    expect(await made({})).toEqual({
      ok: true,
      value: `${sha256}  b\n\\${sha256}  a\\\\b\n\\${sha256}  sub/line\\nbreak\n`,
    });
    expect(await made({ style: 'bsd', algorithm: 'md5' })).toEqual({
      ok: true,
      value: `MD5 (b) = ${md5}\n\\MD5 (a\\\\b) = ${md5}\n\\MD5 (sub/line\\nbreak) = ${md5}\n`,
    });
    expect(await made({ style: 'sfv', algorithm: 'sha512' })).toEqual({
      ok: true,
      value: `b ${crc32}\n\\a\\\\b ${crc32}\n\\sub/line\\nbreak ${crc32}\n`,
    });
  });

  it('checks what it writes, in every algorithm and style', async () => {
    const files = named('plain', 'with space', 'back\\slash', 'line\nbreak', 'é😀', 'a (b) = c');
    for (const style of listStyles) {
      for (const algorithm of style === 'sfv' ? (['crc32'] as const) : algorithms) {
        const made = await execute(makeList, { files, algorithm, style });
        const list = made.ok ? made.value : '';
        const value = await checked({ list, files, listName: style === 'coreutils' ? `list.${algorithm}` : '' });
        expect(value, `${style} ${algorithm}`).toMatchObject({ allOk: true, malformed: [], extra: [] });
        expect(new Set(value.results.map((result) => result.algorithm))).toEqual(new Set([algorithm]));
      }
    }
  });

  it('sha256sum --check reads the lists, tagged or not', async () => {
    needs('sha256sum');
    const folder = mkdtempSync(join(tmpdir(), 'hash-text-'));
    const names = ['plain', 'back\\slash', 'line\nbreak', 'a (b) = c'];
    for (const name of names) writeFileSync(join(folder, name), 'abc');
    for (const style of ['coreutils', 'bsd'] as const) {
      const made = await execute(makeList, { files: named(...names), style });
      writeFileSync(join(folder, 'SHA256SUMS'), made.ok ? made.value : '');
      const done = spawnSync('sha256sum', ['--check', '--strict', '--status', 'SHA256SUMS'], { cwd: folder });
      expect([done.status, done.stderr.toString()]).toEqual([0, '']);
    }
    rmSync(folder, { recursive: true });
  });

  it('names the file that cannot be read, and reports progress over all files', async () => {
    const seen: number[] = [];
    await execute(
      checkList,
      { list: `${crc32}  a\n${crc32}  b`, files: named('a', 'b', 'c') },
      { progress: (done, total) => seen.push(done, total) },
    );
    expect(seen).toEqual([3, 6, 6, 6]);
    const folder = mkdtempSync(join(tmpdir(), 'hash-text-'));
    const path = join(folder, 'file');
    writeFileSync(path, 'before');
    const file = await openAsBlob(path);
    writeFileSync(path, 'and afterwards');
    expect(await execute(makeList, { files: [...named('a'), { name: 'b', file }] })).toMatchObject({
      ok: false,
      error: { code: 'unreadable-file', details: { file: 'b' } },
    });
    rmSync(folder, { recursive: true });
  });
});
