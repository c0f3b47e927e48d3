import { execFileSync } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { decodeLatin1, encodeUtf8 } from '#lib/charset.ts';
import { decryptFile, encryptFile } from '../engine.ts';
import french from '../text.fr.ts';
import { text } from '../text.ts';
import { needs } from '../../../../scripts/compared-programs.ts';
import { salted, type Algorithm } from './algorithms.ts';
import { isRecognizable, isRecognizableText } from './recognize.ts';

const tables = { en: text.en, fr: french };

function openssl(args: readonly string[], input: Uint8Array): Buffer {
  needs('openssl');
  return execFileSync('openssl', args, { input });
}
const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart]);
/** The key stream of AES: what a wrong password gives. */
const noise = (seed: number, size: number): Uint8Array =>
  new Uint8Array(
    createCipheriv('aes-128-ctr', new Uint8Array(16).fill(seed), new Uint8Array(16)).update(new Uint8Array(size)),
  );

async function locked(file: Blob, wish: { secret: string; algorithm?: Algorithm; iterations?: number }) {
  const made = await execute(encryptFile, { file, ...wish });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

describe('a file', () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);

  it.each(['jwe', ...salted] as const)('comes back from %s', async (algorithm) => {
    const wish = { secret: 'pw', algorithm, iterations: 1000 };
    const made = await locked(blobOf(bytes), wish);
    expect(await execute(decryptFile, { file: blobOf(made), ...wish })).toEqual({ ok: true, value: bytes });
  });

  it('is locked with authentication unless told otherwise', async () => {
    const made = await locked(blobOf(bytes), { secret: 'pw' });
    // Work factor 18: scrypt with N = 2^18, r = 8 and p = 1, above the minimum of OWASP's Password Storage Cheat Sheet.
    expect(decodeLatin1(made.subarray(0, 60))).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S{22} 18\n/);
    expect(await execute(decryptFile, { file: blobOf(made), secret: 'pw' })).toEqual({ ok: true, value: bytes });
  });

  it('is refused in another format than the one named', async () => {
    const made = await locked(new Blob(['x']), { secret: 'pw', algorithm: 'aes' });
    for (const algorithm of ['age', 'jwe'] as const)
      expect(await execute(decryptFile, { file: blobOf(made), secret: 'pw', algorithm })).toMatchObject({
        error: { code: 'invalid-ciphertext', details: { reason: algorithm } },
      });
    const token = await locked(new Blob(['x']), { secret: 'pw', algorithm: 'jwe', iterations: 1000 });
    for (const algorithm of ['age', 'aes'] as const)
      expect(await execute(decryptFile, { file: blobOf(token), secret: 'pw', algorithm })).toMatchObject({
        error: { code: 'invalid-ciphertext' },
      });
  });

  it('that is cut short within its salt is told so', async () => {
    const made = await locked(new Blob(['x']), { secret: 'pw', algorithm: 'aes' });
    for (const length of [8, 15])
      expect(await execute(decryptFile, { file: blobOf(made.subarray(0, length)), secret: 'pw' })).toMatchObject({
        error: { code: 'invalid-ciphertext', details: { reason: 'salted-short' } },
      });
  });

  it('needs a password and must not be too large', async () => {
    const file = new Blob(['x']);
    expect(await execute(encryptFile, { file, secret: '' })).toMatchObject({ error: { code: 'missing-secret' } });
    const large = Object.create(Blob.prototype, { size: { value: 100_000_001 } }) as Blob;
    const wish = { file: large, secret: 'pw' };
    for (const result of [await execute(encryptFile, wish), await execute(decryptFile, wish)])
      expect(result).toMatchObject({
        error: { code: 'file-too-large', details: { bytes: 100_000_001, limit: 100_000_000 } },
      });
  });

  it('that cannot be read any more is an error with words', async () => {
    const gone = Object.create(Blob.prototype, {
      size: { value: 10 },
      slice: {
        value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotReadableError')) }),
      },
    }) as Blob;
    for (const algorithm of ['aes', 'jwe'] as const)
      expect(await execute(encryptFile, { file: gone, secret: 'pw', algorithm })).toMatchObject({
        error: { code: 'unreadable-file', details: { name: 'NotReadableError' } },
      });
  });

  it('is what openssl writes and reads (differential)', async () => {
    const args = ['-aes-256-cbc', '-pbkdf2', '-iter', '1000', '-pass', 'pass:pw'];
    const input = gzipSync(noise(1, 999));
    const theirs = openssl(['enc', ...args], input);
    const key = { secret: 'pw', iterations: 1000 };
    expect(await execute(decryptFile, { file: blobOf(theirs), ...key })).toEqual({
      ok: true,
      value: new Uint8Array(input),
    });
    const ours = await locked(blobOf(input), { ...key, algorithm: 'openssl-pbkdf2' });
    expect(openssl(['enc', '-d', ...args], ours).equals(input)).toBe(true);
  });
});

describe('a wrong password on a format without authentication', () => {
  it('never gives noise as a success: 3,000 passwords for eight files', async () => {
    // The same salts each time: with random ones, fewer passwords than are counted below can lead to right padding.
    let seed = 1;
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(noise(seed++, array.byteLength));
      return array;
    });
    const contents = [encodeUtf8('A short text.'), encodeUtf8('x'), noise(3, 300), gzipSync('x'.repeat(1000))];
    const files = await Promise.all(
      contents.flatMap((content) =>
        (['openssl-sha256', 'tripledes'] as const).map((algorithm) =>
          locked(blobOf(content), { secret: 'right', algorithm }),
        ),
      ),
    );
    random.mockRestore();
    let doubtful = 0;
    for (let attempt = 0; attempt < 3000; attempt++) {
      const file = blobOf(files[attempt % files.length] ?? new Uint8Array());
      // The derivations with one round are fast; PBKDF2 only adds a fourth candidate of the same kind.
      const algorithm = (['openssl-sha256', 'aes', 'tripledes'] as const)[attempt % 3] ?? 'aes';
      const result = await execute(decryptFile, { file, secret: `wrong ${attempt}`, algorithm });
      if (result.ok) throw new Error(`garbage as a success: attempt ${attempt}`);
      if (result.error.code === 'doubtful-result') doubtful++;
      else expect(result.error.code).toBe('decryption-failed');
    }
    // One in 256 has right padding.
    expect(doubtful).toBeGreaterThan(2);
    expect(doubtful).toBeLessThan(40);
  });

  it.each(['rabbit', 'rc4'] as const)('is reported for %s, which has no padding either', async (algorithm) => {
    const made = await locked(blobOf(encodeUtf8('A text that is long enough.')), { secret: 'right', algorithm });
    const key = { file: blobOf(made), algorithm };
    expect(await execute(decryptFile, { ...key, secret: 'right' })).toMatchObject({ ok: true });
    const wrong = await execute(decryptFile, { ...key, secret: 'wrong' });
    expect(wrong).toMatchObject({ error: { code: 'doubtful-result', details: { algorithm } } });
    if (wrong.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError([tables[language]], language, 'doubtful-result', wrong.error.details)).not.toMatch(
        /[{]|^doubtful/,
      );
    const accepted = await execute(decryptFile, { ...key, secret: 'wrong', acceptDoubtful: true });
    expect(accepted.ok && accepted.value.length).toBe(27);
  });

  it('does not get in the way of the right one, whatever the file is', async () => {
    // 14 and 15 bytes in the last block leave too little padding to be sure of noise, which is said.
    for (let size = 0; size < 48; size++) {
      const content = noise(size + 10, size);
      const made = await locked(blobOf(content), { secret: 'pw', algorithm: 'openssl-sha256' });
      const key = { file: blobOf(made), secret: 'pw', algorithm: 'openssl-sha256' } as const;
      const isSure = size % 16 < 14;
      expect(await execute(decryptFile, key)).toMatchObject(
        isSure ? { ok: true, value: content } : { error: { code: 'doubtful-result' } },
      );
      expect(await execute(decryptFile, { ...key, acceptDoubtful: true })).toEqual({ ok: true, value: content });
    }
  });

  it('does not hide the right algorithm behind one with right padding', async () => {
    // Drawn until the first candidate has right padding by chance, though another one wrote it.
    const content = encodeUtf8('the content');
    let isFound = false;
    for (let attempt = 0; attempt < 5000 && !isFound; attempt++) {
      const secret = `pw ${attempt}`;
      const made = await locked(blobOf(content), { secret, algorithm: 'aes' });
      const wish = { file: blobOf(made), secret, iterations: 1000 };
      const first = await execute(decryptFile, { ...wish, algorithm: 'openssl-sha256', acceptDoubtful: true });
      if (!first.ok) continue;
      isFound = true;
      expect(await execute(decryptFile, wish)).toEqual({ ok: true, value: content });
    }
    expect(isFound).toBe(true);
  });
});

describe('isRecognizable', () => {
  const latin1 = Buffer.from('Été à Nîmes, où naît la crème brûlée. '.repeat(20), 'latin1');
  const executable = Uint8Array.from({ length: 2000 }, (_, index) => (index % 3 === 0 ? 0 : (index * 7) & 255));
  it.each([
    ['a text', encodeUtf8('A text of some length.')],
    ['a text with colors', encodeUtf8('\u001B[31mred and more\u001B[0m')],
    ['a text in an old character set', latin1],
    ['UTF-16', Buffer.from('A text of some length. '.repeat(20), 'utf16le')],
    ['zeros', new Uint8Array(300)],
    ['a counter', Uint8Array.from({ length: 600 }, (_, index) => index & 255)],
    ['a program', executable],
    ['gzip', gzipSync(noise(5, 100))],
    ['a film', Uint8Array.of(0, 0, 0, 24, ...encodeUtf8('ftypmp42'), ...noise(6, 100))],
  ])('knows %s', (_, bytes) => {
    expect(isRecognizable(bytes, 0)).toBe(true);
  });

  it('does not know noise, however long it is', () => {
    for (const size of [0, 1, 16, 100, 255, 257, 300, 1000, 5000, 70_000])
      for (let seed = 0; seed < 100; seed++) expect(isRecognizable(noise(seed, size), 1)).toBe(false);
  });

  it('counts padding of three bytes as proof', () => {
    expect(isRecognizable(noise(7, 13), 3)).toBe(true);
    expect(isRecognizable(noise(7, 14), 2)).toBe(false);
  });

  it('judges a text by what is left for the padding', () => {
    expect(isRecognizableText('hello', 'aes')).toBe(true);
    expect(isRecognizableText('hello', 'rc4')).toBe(false);
    expect(isRecognizableText('a longer text here', 'rc4')).toBe(true);
    expect(isRecognizableText('\u0001\u0002', 'rabbit')).toBe(false);
    expect(isRecognizableText('1234567', 'tripledes')).toBe(false);
  });
});
