import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import * as vectors from 'cctv-age';
import { describe, expect, it, vi } from 'vitest';
import { ToolError, type Context } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeHex } from '#lib/bytes.ts';
import { decodeLatin1, encodeUtf8 } from '#lib/charset.ts';
import { decryptAge, encryptAge, openAge } from './age.ts';
import { readArmor, writeArmor } from './armor.ts';
import { readHeader, writeHeader } from './header.ts';
import { wrapFileKey } from './passphrase.ts';
import { nonceSize, sealedSize, sealPayload } from './payload.ts';

vi.mock(import('@noble/hashes/scrypt.js'), async (load) => {
  const original = await load();
  return { ...original, scryptAsync: vi.fn(original.scryptAsync) };
});

const context: Context = { signal: new AbortController().signal, progress: () => undefined };

/** A test file: lines of `key: value`, an empty line, and the encrypted file. */
function parse(file: Uint8Array) {
  const end = decodeLatin1(file).indexOf('\n\n');
  const about = new Map(
    decodeLatin1(file.subarray(0, end))
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  const rest = file.subarray(end + 2);
  return { about, content: about.get('compressed') === 'zlib' ? new Uint8Array(inflateSync(rest)) : rest };
}

/** What an outcome of the suite is called here. */
const outcomes: Readonly<Record<string, string>> = {
  'no match': 'decryption-failed password',
  'HMAC failure': 'decryption-failed damaged',
  'payload failure': 'decryption-failed damaged',
  'header failure': 'invalid-ciphertext age-header',
  'armor failure': 'invalid-ciphertext age-armor',
};
const exceptions: Readonly<Record<string, string>> = {
  // Armor with nothing between its lines is not armor here.
  armor_empty: 'invalid-ciphertext age-armor',
  // A version of the future is told apart from a damaged header.
  version_unsupported: 'unsupported-age version',
  // A work factor that no page has the memory for.
  scrypt_work_factor_23: 'work-factor-too-high ',
  scrypt_work_factor_overflow: 'work-factor-too-high ',
  // A header without a scrypt stanza is one for keys.
  scrypt_uppercase: 'unsupported-age ',
  // The payload begins with its nonce here, so that a file without one is a damaged payload.
  stream_no_nonce: 'decryption-failed damaged',
  stream_short_nonce: 'decryption-failed damaged',
};

/** The same file from its content, with the random numbers that it was made with. */
async function writtenAgain(
  file: Uint8Array,
  content: Uint8Array,
  fileKey: Uint8Array,
  passphrase: string | undefined,
): Promise<Uint8Array> {
  const { stanzas, size } = readHeader(file);
  const [salt = '', workFactor] = passphrase === undefined ? [] : (stanzas[0]?.arguments ?? []);
  const cost = { salt: decodeBase64(salt), workFactor: Number(workFactor) };
  const wrapped = passphrase === undefined ? stanzas : [await wrapFileKey(fileKey, passphrase, cost, context)];
  const payload = new Uint8Array(sealedSize(content.length));
  const nonce = file.subarray(size, size + nonceSize);
  await sealPayload(new Blob([content as BlobPart]), payload, { fileKey, nonce }, context);
  return Buffer.concat([writeHeader(wrapped, fileKey), payload]);
}

// https://github.com/C2SP/CCTV/tree/main/age (0BSD, CC0-1.0 or Unlicense), all of it.
describe('the test vectors of age', () => {
  const all = Object.entries<Uint8Array>(vectors as unknown as Readonly<Record<string, Uint8Array>>);

  it('are all there', () => {
    expect(all).toHaveLength(143);
  });

  it.each(all)('%s', async (name, file) => {
    const { about, content } = parse(file);
    const passphrase = about.get('passphrase');
    const fileKey = decodeHex(about.get('file key') ?? '');
    const isForKeys = /^(x25519|hybrid|p256tag|armor_no_match)/.test(name) && about.get('expect') !== 'success';
    const attempt = async (): Promise<Uint8Array> => {
      const bytes = about.get('armored') === 'yes' ? readArmor(decodeLatin1(content)) : content;
      const blob = new Blob([bytes as BlobPart]);
      if (isForKeys || passphrase !== undefined) return decryptAge(blob, passphrase ?? '', context);
      // Files for keys are not opened here, but all the rest of such a file is read: with the key that the vector gives.
      return openAge(blob, async () => fileKey, context);
    };
    const outcome = await attempt().catch((error: unknown) => {
      if (error instanceof ToolError) return `${error.code} ${String(error.details['reason'] ?? '')}`;
      throw error;
    });
    const expected = about.get('expect') ?? '';
    if (expected !== 'success') {
      const usual = isForKeys ? 'unsupported-age ' : outcomes[expected];
      const damaged = name.endsWith('not_canonical_body') ? outcomes[expected] : undefined;
      expect(outcome).toBe(exceptions[name] ?? damaged ?? usual);
      return;
    }
    if (typeof outcome === 'string') throw new Error(outcome);
    expect(createHash('sha256').update(outcome).digest('hex')).toBe(about.get('payload'));
    const bytes = about.get('armored') === 'yes' ? readArmor(decodeLatin1(content)) : content;
    expect(Buffer.compare(await writtenAgain(bytes, outcome, fileKey, passphrase), bytes)).toBe(0);
  });
});

describe('age', () => {
  const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart]);
  const chunk = 65_536;

  it.each([0, 1, 15, chunk - 1, chunk, chunk + 1, 16 * chunk, 17 * chunk + 5])(
    'gives back a file of %d bytes',
    async (size) => {
      const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) & 255);
      const sealed = await encryptAge(blobOf(bytes), 'pässword', context, 10);
      const opened = await decryptAge(blobOf(sealed), 'pässword', context);
      // To compare a megabyte item by item takes seconds.
      expect(Buffer.compare(opened, bytes)).toBe(0);
      expect(Buffer.compare(readArmor(writeArmor(sealed)), sealed)).toBe(0);
    },
  );

  it('writes a header as others read it', async () => {
    const sealed = await encryptAge(blobOf(encodeUtf8('hello')), 'pw', context, 10);
    const text = decodeLatin1(sealed);
    expect(text).toMatch(
      /^age-encryption\.org\/v1\n-> scrypt [A-Za-z0-9+/]{22} 10\n[A-Za-z0-9+/]{43}\n--- [A-Za-z0-9+/]{43}\n/,
    );
  });

  it('never makes the same file twice', async () => {
    const files = await Promise.all([1, 2].map(() => encryptAge(blobOf(encodeUtf8('x')), 'pw', context, 10)));
    expect(files[0]).not.toEqual(files[1]);
  });

  it('notices every changed bit, and every missing or added byte', async () => {
    const sealed = await encryptAge(blobOf(encodeUtf8('hello')), 'pw', context, 1);
    const faulty = [
      ...Array.from(sealed, (byte, at) => sealed.with(at, byte ^ (1 << (at % 8)))),
      ...Array.from(sealed, (_, at) => sealed.subarray(0, at)),
      Uint8Array.of(...sealed, 0),
    ];
    for (const file of faulty) await expect(decryptAge(blobOf(file), 'pw', context)).rejects.toThrow(ToolError);
  });

  it('says that the password is wrong, or that the file is damaged', async () => {
    const sealed = await encryptAge(blobOf(encodeUtf8('hello')), 'pw', context, 10);
    const details = (reason: string) => ({ code: 'decryption-failed', details: { reason } });
    await expect(decryptAge(blobOf(sealed), 'PW', context)).rejects.toMatchObject(details('password'));
    const damaged = sealed.with(sealed.length - 1, (sealed.at(-1) ?? 0) ^ 1);
    await expect(decryptAge(blobOf(damaged), 'pw', context)).rejects.toMatchObject(details('damaged'));
  });

  it('tells how far it is, from 0 to the end', async () => {
    const done: number[] = [];
    const watched: Context = { ...context, progress: (part, total) => done.push(part / total) };
    const sealed = await encryptAge(blobOf(new Uint8Array(40 * chunk)), 'pw', watched, 12);
    await decryptAge(blobOf(sealed), 'pw', context);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
    expect(done.length).toBeGreaterThan(3);
  });

  it('stops when it is told to, while deriving the key and while encrypting', async () => {
    for (const size of [0, 40 * chunk]) {
      const controller = new AbortController();
      const stopped: Context = {
        signal: controller.signal,
        progress: (part, total) => {
          if (size === 0 || part / total > 0.97) controller.abort();
        },
      };
      await expect(encryptAge(blobOf(new Uint8Array(size)), 'pw', stopped, 14)).rejects.toThrow(/abort/i);
    }
  });

  it('says that the memory does not suffice', async () => {
    vi.mocked(scryptAsync).mockRejectedValueOnce(new RangeError('Array buffer allocation failed'));
    await expect(encryptAge(blobOf(new Uint8Array()), 'pw', context, 10)).rejects.toMatchObject({
      code: 'not-enough-memory',
    });
  });
});
