import { execFileSync, spawnSync } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import * as vectors from 'cctv-age';
import * as fc from 'fast-check';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { decrypt, decryptRaw, decryptRsa, encrypt, encryptRaw, encryptRsa } from './engine.ts';
import { modes, salted } from './engine/algorithms.ts';
import { isAuthenticatedMode, ivLengths, keyLengthsOf } from './engine/raw.ts';
import { decryptTripleDes, encryptTripleDes } from '#lib/ciphers/triple-des.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';
import { commandFor } from './view/command.ts';

const tables = { en: text.en, fr: french };

const seed = 7516;
function openssl(args: readonly string[], input: string | Uint8Array): Buffer {
  needs('openssl');
  return execFileSync('openssl', args, { input, stdio: ['pipe', 'pipe', 'ignore'] });
}
const operations: Readonly<Record<string, unknown>> = {
  encrypt,
  decrypt,
  'encrypt-raw': encryptRaw,
  'decrypt-raw': decryptRaw,
  'encrypt-rsa': encryptRsa,
  'decrypt-rsa': decryptRsa,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function encrypted(input: Draft<(typeof encrypt)['input']>): Promise<string> {
  const result = await execute(encrypt, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('encryption', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 100)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

describe('password', () => {
  it('comes back from every algorithm, whatever the text is', async () => {
    const plain = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(''), fc.constant('\uFEFFa\0é😀\r\n'));
    await fc.assert(
      fc.asyncProperty(
        plain,
        fc.string({ minLength: 1 }),
        fc.constantFrom(...salted),
        async (given, secret, algorithm) => {
          const made = await encrypted({ text: given, secret, algorithm, iterations: 1000 });
          const back = await execute(decrypt, { text: made, secret, algorithm, iterations: 1000 });
          expect(back).toEqual({ ok: true, value: { text: given.toWellFormed(), algorithm } });
        },
      ),
      { seed, numRuns: propertyRuns(0.6) },
    );
  });

  it('is found out by itself', async () => {
    for (const algorithm of ['openssl-pbkdf2', 'openssl-sha256', 'aes', 'tripledes'] as const) {
      const made = await encrypted({ text: 'é', secret: 'pw', algorithm, salt: '0011223344556677' });
      const broken = made.replace(/.{10}/g, '$&\r\n ');
      expect(await execute(decrypt, { text: broken, secret: 'pw' })).toEqual({
        ok: true,
        value: { text: 'é', algorithm },
      });
    }
  });

  it('is a JWE that any JOSE library reads', async () => {
    const made = await encrypted({ text: 'é\n', secret: 'pw', iterations: 1000 });
    const { plaintext, protectedHeader } = await compactDecrypt(made, encodeUtf8('pw'), {
      keyManagementAlgorithms: ['PBES2-HS512+A256KW'],
    });
    expect(new TextDecoder().decode(plaintext)).toBe('é\n');
    expect(protectedHeader).toMatchObject({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 1000 });
    expect(await execute(decrypt, { text: `${made.slice(0, 40)}\n${made.slice(40)}`, secret: 'pw' })).toEqual({
      ok: true,
      value: { text: 'é\n', algorithm: 'jwe' },
    });
    expect(await execute(decrypt, { text: made, secret: 'PW' })).toMatchObject({
      error: { code: 'decryption-failed' },
    });
    expect(await encrypted({ text: '', secret: 'pw' })).toMatch(/^eyJ/);
  });

  it.each([
    [{ text: 'x', secret: '' }, 'missing-secret'],
    [{ text: '', secret: 'x' }, 'invalid-ciphertext'],
    [{ text: 'a.b.c', secret: 'x' }, 'invalid-ciphertext'],
    [{ text: 'a.b.c.d.e', secret: 'x' }, 'invalid-ciphertext'],
    [{ text: 'U2FsdGVkX18=', secret: 'x' }, 'invalid-ciphertext'],
    [{ text: 'a.b.c.d.e', secret: 'x', algorithm: 'aes' }, 'invalid-ciphertext'],
    [{ text: 'U2FsdGVkX18BAgMEBQYHCEU24AP+2u3zMJEzVzvUI84=', secret: 'pw', algorithm: 'jwe' }, 'invalid-ciphertext'],
    [{ text: 'U2FsdGVkX18BAgMEBQYHCEU24AP+2u3zMJEzVzvUI84=', secret: 'wrong' }, 'decryption-failed'],
    [
      { text: 'U2FsdGVkX18BAgMEBQYHCEU24AP+2u3zMJEzVzvUI84=', secret: 'pw', algorithm: 'tripledes' },
      'decryption-failed',
    ],
    [{ text: 'U2FsdGVkX18BAgMEBQYHCA==', secret: 'pw' }, 'decryption-failed'],
    [{ text: `${btoa('{"alg":"dir","enc":"A256GCM"}').replaceAll('=', '')}..A.A.A`, secret: 'x' }, 'unsupported-jwe'],
    [
      { text: `${btoa('{"alg":"PBES2-HS256+A128KW","enc":"A1"}').replaceAll('=', '')}.A.A.A.A`, secret: 'x' },
      'unsupported-jwe',
    ],
    [{ text: `${btoa('{"enc":"A256GCM"}').replaceAll('=', '')}.A.A.A.A`, secret: 'x' }, 'invalid-ciphertext'],
    [
      { text: `${btoa('{"alg":"PBES2-HS256+A128KW","p2c":1e9}').replaceAll('=', '')}.A.A.A.A`, secret: 'x' },
      'iterations-too-high',
    ],
  ] as const)('%j is %s', async (input, code) => {
    const result = await execute(decrypt, input);
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, code, result.error.details)).not.toMatch(/\{\w+\}|^[a-z-]+$/);
  });

  it.each([
    ['U2FsdGVkX1', 'salted-short'],
    ['U2FsdGVkX18=', 'salted-short'],
    ['U2FsdGVkX18BAgMEBQYH', 'salted-short'],
    // Four characters of Base64 less three: nothing decodes.
    ['U2FsdGVkX18BAgMEBQYHC', 'salted-base64'],
    ['U2FsdGVkX18BAgM*BQYHCEU24AP+2u3zMJEzVzvUI84=', 'salted-base64'],
    ['U2FsdGVk', 'salted'],
    ['aGVsbG8gd29ybGQ=', 'salted'],
    ['', 'salted'],
    ['aGVsbG8*', 'neither'],
  ])('says what is wrong with %j', async (damaged, reason) => {
    for (const algorithm of ['auto', 'rc4'] as const)
      expect(await execute(decrypt, { text: damaged, secret: 'x', algorithm })).toMatchObject({
        error: { code: 'invalid-ciphertext', details: { reason } },
      });
    for (const language of ['en', 'fr'] as const) {
      const told = describeError([tables[language]], language, 'invalid-ciphertext', { reason });
      expect(/Copy it again|Recopiez/.test(told)).toBe(reason.startsWith('salted-'));
    }
  });

  it.each(['', '01', '010203040506070g', '01:02:03:04:05:06:07:08'])('refuses the salt %j', async (salt) => {
    expect(await execute(encrypt, { text: 'x', secret: 'y', algorithm: 'aes', salt })).toMatchObject({
      error: { code: 'invalid-salt' },
    });
  });

  it('needs a secure context for JWE only', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(1) });
    const input = { text: 'x', secret: 'pw' };
    expect(await execute(encrypt, input)).toMatchObject({ error: { code: 'secure-context-required' } });
    const made = await encrypted({ ...input, algorithm: 'openssl-pbkdf2', salt: '0102030405060708' });
    vi.unstubAllGlobals();
    expect(await execute(decrypt, { text: made, secret: 'pw' })).toMatchObject({ value: { text: 'x' } });
  });

  it('is age in its armor, which is found out by itself', async () => {
    const made = await encrypted({ text: 'é\n', secret: 'pw', algorithm: 'age' });
    expect(made).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----\n(.{1,64}\n)+-----END AGE ENCRYPTED FILE-----\n$/);
    const pasted = `\r\n${made.replaceAll('\n', '\r\n')}`;
    expect(await execute(decrypt, { text: pasted, secret: 'pw' })).toEqual({
      ok: true,
      value: { text: 'é\n', algorithm: 'age' },
    });
    for (const algorithm of ['jwe', 'aes'] as const)
      expect(await execute(decrypt, { text: made, secret: 'pw', algorithm })).toMatchObject({
        error: { code: 'invalid-ciphertext' },
      });
  });

  it.each(['armor_scrypt', 'armor_x25519', 'armor_short_line'] as const)('says what %s is', async (name) => {
    const { [name]: file } = vectors as unknown as Readonly<Record<string, Uint8Array>>;
    const given = new TextDecoder().decode(file).split('\n\n')[1] ?? '';
    const result = await execute(decrypt, { text: given, secret: 'wrong' });
    const [code, details] = {
      armor_scrypt: ['decryption-failed', { reason: 'password' }] as const,
      armor_x25519: ['unsupported-age', { recipients: 'X25519' }] as const,
      armor_short_line: ['invalid-ciphertext', { reason: 'age-armor' }] as const,
    }[name];
    expect(result).toMatchObject({ error: { code, details } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, code, result.error.details)).not.toMatch(/\{\w+\}|^[a-z-]+$/);
  });

  it('tells a content that is not text from a wrong password', async () => {
    const content = await new CompactEncrypt(Uint8Array.of(0xff))
      .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM' })
      .encrypt(encodeUtf8('pw'));
    expect(await execute(decrypt, { text: content, secret: 'pw' })).toMatchObject({
      error: { code: 'decryption-failed', details: { reason: 'not-text' } },
    });
  });

  it('opens a compressed JWE up to a limit, and does not blame the password above it', async () => {
    const lock = (size: number) =>
      new CompactEncrypt(encodeUtf8('x'.repeat(size)))
        .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', zip: 'DEF' })
        .encrypt(encodeUtf8('pw'));
    const plain = await execute(decrypt, { text: await lock(1_000_000), secret: 'pw' });
    expect(plain.ok && plain.value.text.length).toBe(1_000_000);
    expect(await execute(decrypt, { text: await lock(10_000_001), secret: 'pw' })).toMatchObject({
      error: { code: 'content-too-large' },
    });
  });

  it.each([
    '{"alg":{"toString":null},"enc":"A128GCM"}',
    '{"alg":["dir"],"enc":"A128GCM"}',
    '{"alg":"PBES2-foo","enc":"A128GCM"}',
    '{"alg":"PBES2-HS256+A128KW","enc":{"toString":null}}',
    '{"alg":"PBES2-HS256+A128KW","enc":"A128GCM","zip":1}',
    '{"alg":"PBES2-HS256+A128KW","enc":"A128GCM","crit":["x"],"x":1}',
  ])('takes the header %s for unsupported', async (header) => {
    const given = `${btoa(header).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.AA.AA.AA.AA`;
    const result = await execute(decrypt, { text: given, secret: 'pw' });
    expect(result).toMatchObject({ error: { code: 'unsupported-jwe' } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, 'unsupported-jwe', result.error.details)).not.toMatch(
        /\{\w+\}|^[a-z-]+$/,
      );
  });
});

describe('differential: openssl enc', () => {
  const ways = {
    'openssl-pbkdf2': ['-aes-256-cbc', '-pbkdf2', '-iter', '10000'],
    'openssl-sha256': ['-aes-256-cbc', '-md', 'sha256'],
    aes: ['-aes-256-cbc', '-md', 'md5'],
    tripledes: ['-des-ede3-cbc', '-md', 'md5'],
  } as const;
  const cases = fc.sample(fc.tuple(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zA-Z0-9 é]{1,20}$/)), {
    seed,
    numRuns: propertyRuns(0.025),
  });

  it.each(Object.entries(ways))('%s reads ours, and we read theirs', async (name, args) => {
    const algorithm = name as keyof typeof ways;
    for (const [plain, secret] of cases) {
      const pass = ['-pass', `pass:${secret}`];
      const ours = await encrypted({ text: plain, secret, algorithm });
      expect(openssl(['enc', '-d', ...args, '-a', '-A', ...pass], ours).toString()).toBe(plain);
      const theirs = openssl(['enc', ...args, '-a', ...pass], plain).toString();
      expect(await execute(decrypt, { text: theirs, secret, algorithm })).toEqual({
        ok: true,
        value: { text: plain, algorithm },
      });
    }
  });

  it('runs the command that the page prints', async () => {
    needs('sh', 'openssl');
    for (const algorithm of Object.keys(ways) as (keyof typeof ways)[]) {
      const ours = await encrypted({ text: 'é', secret: 'pw', algorithm });
      const command = commandFor(algorithm, 10_000) ?? '';
      const script = `${command.replace('-in file', '')} -pass pass:pw`;
      expect(spawnSync('sh', ['-c', script], { input: ours, encoding: 'utf8' }).stdout).toBe('é');
    }
  });
});

describe('raw', () => {
  it('comes back in every mode', async () => {
    const bytes = fc.uint8Array({ maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...modes), bytes, bytes, fc.nat(2), async (mode, plain, aad, size) => {
        const lengths = keyLengthsOf(mode);
        const key = 'ab'.repeat(lengths[size % lengths.length] ?? 32);
        const header = isAuthenticatedMode(mode) ? encodeHex(aad) : '';
        const shared = { mode, key, aad: header, aadEncoding: 'hex' } as const;
        const made = await execute(encryptRaw, { text: encodeHex(plain), textEncoding: 'hex', ...shared });
        if (!made.ok) throw new Error(made.error.code);
        const { ciphertext, iv } = made.value;
        expect(iv).toHaveLength(ivLengths[mode] * 2);
        expect(await execute(decryptRaw, { ciphertext, iv, outputEncoding: 'hex', ...shared })).toEqual({
          ok: true,
          value: encodeHex(plain),
        });
      }),
      { seed, numRuns: propertyRuns(0.75) },
    );
  });

  it.each(['aes-cbc', 'aes-ctr', 'aes-ecb'] as const)('agrees with openssl: %s', async (mode) => {
    for (const size of [16, 24, 32]) {
      const [key, iv] = ['0f'.repeat(size), mode === 'aes-ecb' ? '' : 'a5'.repeat(16)];
      const name = `-aes-${size * 8}-${mode.slice(4)}`;
      const plain = 'sixteen bytes or more';
      const args = ['enc', name, '-K', key, ...(iv && ['-iv', iv])];
      const expected = openssl(args, plain).toString('hex');
      expect(await execute(encryptRaw, { text: plain, mode, key, iv, outputEncoding: 'hex' })).toMatchObject({
        value: { ciphertext: expected },
      });
    }
  });

  it.each([
    [{ key: '00'.repeat(15) }, 'invalid-key-length', { bytes: 15 }],
    [{ key: '', mode: 'chacha20-poly1305' }, 'invalid-key-length', { bytes: 0 }],
    [{ key: '00'.repeat(16), mode: 'chacha20-poly1305' }, 'invalid-key-length', { bytes: 16 }],
    [{ key: '00'.repeat(16), iv: '00' }, 'invalid-iv-length', { bytes: 1, expected: 12, reason: 'gcm' }],
    [{ key: '00'.repeat(16), iv: '00'.repeat(16) }, 'invalid-iv-length', { bytes: 16, expected: 12, reason: 'gcm' }],
    [{ key: '00'.repeat(16), iv: '00', mode: 'aes-ctr' }, 'invalid-iv-length', { expected: 16 }],
    [{ key: '00'.repeat(32), iv: '00'.repeat(16), mode: 'chacha20-poly1305' }, 'invalid-iv-length', { expected: 12 }],
    [{ key: 'zz' }, 'invalid-hex', { field: 'key', position: 1 }],
    [{ key: '00'.repeat(16), aad: '!', aadEncoding: 'base64' }, 'invalid-base64', { field: 'aad' }],
  ] as const)('refuses %j', async (input, code, details) => {
    expect(await execute(encryptRaw, { text: 'x', ...input })).toMatchObject({ error: { code, details } });
  });

  it.each(['aes-cbc', 'aes-ctr', 'aes-ecb'] as const)(
    'refuses additional data it cannot authenticate: %s',
    async (mode) => {
      const shared = { mode, key: '0f'.repeat(16), iv: '00'.repeat(ivLengths[mode]), aad: 'header' };
      const refused = { error: { code: 'aad-not-supported', details: { mode } } };
      expect(await execute(encryptRaw, { text: 'x', ...shared })).toMatchObject(refused);
      expect(await execute(decryptRaw, { ciphertext: 'AAAA', ...shared })).toMatchObject(refused);
    },
  );

  it('has no IV in ECB mode', async () => {
    const shared = { mode: 'aes-ecb', key: '0f'.repeat(16) } as const;
    const plain = await execute(encryptRaw, { text: 'x', ...shared, iv: ' ' });
    expect(plain).toMatchObject({ value: { iv: '' } });
    if (!plain.ok) return;
    const { ciphertext } = plain.value;
    expect(await execute(decryptRaw, { ciphertext, ...shared })).toEqual({ ok: true, value: 'x' });
    for (const [iv, code] of [
      ['00', 'invalid-iv-length'],
      ['11'.repeat(16), 'invalid-iv-length'],
      ['zz', 'invalid-hex'],
    ] as const) {
      expect(await execute(encryptRaw, { text: 'x', ...shared, iv })).toMatchObject({ error: { code } });
      const refused = await execute(decryptRaw, { ciphertext, ...shared, iv });
      expect(refused).toMatchObject({ error: { code } });
      if (refused.ok || code !== 'invalid-iv-length') continue;
      expect(refused.error.details).toEqual({ bytes: iv.length / 2, mode: 'aes-ecb', expected: 0, reason: 'ecb' });
      for (const language of ['en', 'fr'] as const)
        expect(describeError([tables[language]], language, code, refused.error.details)).toMatch(/ECB/);
    }
  });

  const gcm = (iv: Uint8Array, key: Uint8Array, plain: Uint8Array, aad: Uint8Array): string => {
    const cipher = createCipheriv(`aes-${key.length * 8}-gcm` as 'aes-128-gcm', key, iv).setAAD(aad);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('hex');
  };
  const readGcm = (ciphertext: string, iv: Uint8Array, key: Uint8Array, aad: Uint8Array) =>
    execute(decryptRaw, {
      ciphertext,
      ciphertextEncoding: 'hex',
      outputEncoding: 'hex',
      key: encodeHex(key),
      iv: encodeHex(iv),
      aad: encodeHex(aad),
      aadEncoding: 'hex',
    });

  it('decrypts AES-GCM with an IV of 1 to 128 bytes, as OpenSSL writes it (differential)', async () => {
    const cases = fc.sample(fc.tuple(fc.uint8Array({ maxLength: 70 }), fc.uint8Array({ maxLength: 40 }), fc.nat(255)), {
      seed,
      numRuns: 128,
    });
    for (const [index, [plain, aad, salt]] of cases.entries()) {
      const iv = Uint8Array.from({ length: index + 1 }, (_, at) => (at * 7 + salt) & 255);
      const key = new Uint8Array([16, 24, 32][index % 3] ?? 32).fill(salt);
      const ciphertext = gcm(iv, key, plain, aad);
      expect(await readGcm(ciphertext, iv, key, aad)).toEqual({ ok: true, value: encodeHex(plain) });
      const changed = ciphertext.slice(0, -1) + (ciphertext.endsWith('0') ? '1' : '0');
      expect(await readGcm(changed, iv, key, aad)).toMatchObject({ error: { code: 'decryption-failed' } });
      const other = Uint8Array.of(...aad, 0);
      expect(await readGcm(ciphertext, iv, key, other)).toMatchObject({ error: { code: 'decryption-failed' } });
    }
  });

  // Test cases 5 and 6 of "The Galois/Counter Mode of Operation" by McGrew and Viega, appendix B.
  it.each([
    [
      'cafebabefacedbad',
      '61353b4c2806934a777ff51fa22a4755699b2a714fcdc6f83766e5f97b6c742373806900e49f24b22b097544d4896b424989b5e1ebac0f07c23f4598',
      '3612d2e79e3b0785561be14aaca2fccb',
    ],
    [
      '9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b',
      '8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca701e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5',
      '619cc5aefffe0bfa462af43c1699d050',
    ],
  ])('decrypts the published case with the IV %s', async (iv, ciphertext, tag) => {
    const key = decodeHex('feffe9928665731c6d6a8f9467308308');
    const aad = decodeHex('feedfacedeadbeeffeedfacedeadbeefabaddad2');
    expect(await readGcm(ciphertext + tag, decodeHex(iv), key, aad)).toEqual({
      ok: true,
      value:
        'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
    });
  });

  it.each([0, 129, 1000])('refuses an IV of %d bytes for AES-GCM', async (length) => {
    const result = await readGcm('00'.repeat(32), new Uint8Array(length), new Uint8Array(16), new Uint8Array());
    expect(result).toMatchObject({
      error: { code: 'invalid-iv-length', details: { bytes: length, expected: '1–128' } },
    });
    const short = await readGcm('00'.repeat(8), new Uint8Array(1), new Uint8Array(16), new Uint8Array());
    expect(short).toMatchObject({ error: { code: 'decryption-failed' } });
  });

  it('says when a result is changed or no text', async () => {
    const key = '00'.repeat(16);
    const iv = '00'.repeat(12);
    const wrong = { ciphertext: 'AAAA', key, iv };
    expect(await execute(decryptRaw, wrong)).toMatchObject({ error: { code: 'decryption-failed' } });
    expect(await execute(decryptRaw, { ...wrong, iv: '' })).toMatchObject({ error: { code: 'invalid-iv-length' } });
    const made = await execute(encryptRaw, { text: 'ff', textEncoding: 'hex', key, iv });
    if (!made.ok) throw new Error(made.error.code);
    const { ciphertext } = made.value;
    expect(await execute(decryptRaw, { ciphertext, key, iv })).toMatchObject({ error: { code: 'output-not-utf8' } });
    expect(await execute(decryptRaw, { ciphertext, key, iv, outputEncoding: 'base64' })).toMatchObject({
      value: '/w==',
    });
    expect(await execute(decryptRaw, { ciphertext, key, iv, aad: 'x' })).toMatchObject({
      error: { code: 'decryption-failed' },
    });
  });
});

describe('triple DES', () => {
  const key = decodeHex('0123456789abcdef23456789abcdef01456789abcdef0123');
  const zero = new Uint8Array(8);

  it('writes the first block of the example of NIST SP 800-67, appendix B.1', () => {
    const made = encryptTripleDes(encodeUtf8('The qufck brown fox jump'), key, zero);
    expect(encodeHex(made.subarray(0, 8))).toBe('a826fd8ce53b855f');
  });

  it('agrees with openssl (differential)', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    const cases = fc.sample(fc.tuple(fc.uint8Array({ maxLength: 100 }), bytes(24), bytes(8)), {
      seed,
      numRuns: propertyRuns(0.1),
    });
    for (const [plain, drawn, iv] of cases) {
      const args = ['enc', '-des-ede3-cbc', '-K', encodeHex(drawn), '-iv', encodeHex(iv)];
      const expected = openssl(args, plain);
      const made = encryptTripleDes(plain, drawn, iv);
      expect(encodeHex(made)).toBe(expected.toString('hex'));
      expect(decryptTripleDes(made, drawn, iv)).toEqual(plain);
    }
  });

  it('looks at the length and at every byte of the padding', () => {
    const made = encryptTripleDes(encodeUtf8('12345678'), key, zero);
    expect(decryptTripleDes(made, key, zero)).toEqual(encodeUtf8('12345678'));
    expect(decryptTripleDes(new Uint8Array(), key, zero)).toBeUndefined();
    expect(decryptTripleDes(made.subarray(0, 15), key, zero)).toBeUndefined();
    // In CBC a changed bit of one block changes the same bit of the next one: the padding becomes 09 08 … 08 or 08 … 08 00.
    for (const [at, bits] of [
      [0, 1],
      [7, 8],
    ] as const) {
      const changed = made.slice();
      changed[at] = (changed[at] as number) ^ bits;
      expect(decryptTripleDes(changed, key, zero)).toBeUndefined();
    }
  });
});
