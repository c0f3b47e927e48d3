import { ToolError, type Context } from '#core/operation.ts';
import { randomBytes } from '#lib/random.ts';
import { readPart } from '../read-file.ts';
import { hasRightMac, readHeader, writeHeader, type AgeHeader } from './header.ts';
import { defaultWorkFactor, fileKeySize, saltSize, unwrapFileKey, wrapFileKey } from './passphrase.ts';
import { nonceSize, openPayload, sealedSize, sealPayload } from './payload.ts';

/** A header with hundreds of recipients is shorter. */
const headerLimit = 1_048_576;

/** The share of a step in the whole: scrypt takes as long as some ten megabytes of payload. */
function partOf({ signal, progress }: Context, from: number, to: number): Context {
  const whole = 1000;
  const report = (done: number, total: number): void =>
    progress(Math.round(whole * (from + (to - from) * (total === 0 ? 1 : done / total))), whole);
  return { signal, progress: report };
}

const keyShare = (size: number): number => 50_000_000 / (50_000_000 + size);

/**
 * The file in the format of https://age-encryption.org/v1, locked with a passphrase. Of a file of any size only some
 * pieces are in memory beside the result. Errors: `not-enough-memory`, `unreadable-file`.
 */
export async function encryptAge(
  file: Blob,
  secret: string,
  context: Context,
  workFactor = defaultWorkFactor,
): Promise<Uint8Array> {
  const share = keyShare(file.size);
  const fileKey = randomBytes(fileKeySize);
  const cost = { salt: randomBytes(saltSize), workFactor };
  const stanza = await wrapFileKey(fileKey, secret, cost, partOf(context, 0, share));
  const header = writeHeader([stanza], fileKey);
  const sealed = new Uint8Array(header.length + sealedSize(file.size));
  sealed.set(header);
  const lock = { fileKey, nonce: randomBytes(nonceSize) };
  await sealPayload(file, sealed.subarray(header.length), lock, partOf(context, share, 1));
  return sealed;
}

/**
 * The content of a file whose key is found by `unwrap`. Errors: those of `unwrap`, `invalid-ciphertext`,
 * `unsupported-age`, `decryption-failed` { reason: `damaged` }, `unreadable-file`.
 */
export async function openAge(
  file: Blob,
  unwrap: (header: AgeHeader) => Promise<Uint8Array>,
  context: Context,
): Promise<Uint8Array> {
  const header = readHeader(await readPart(file, 0, headerLimit));
  const fileKey = await unwrap(header);
  if (!hasRightMac(header, fileKey)) throw new ToolError('decryption-failed', { reason: 'damaged' });
  return openPayload(file.slice(header.size), fileKey, context);
}

/** With a passphrase. Errors: those of `openAge` and `unwrapFileKey`. */
export function decryptAge(file: Blob, secret: string, context: Context): Promise<Uint8Array> {
  const share = keyShare(file.size);
  const unwrap = ({ stanzas }: AgeHeader): Promise<Uint8Array> =>
    unwrapFileKey(stanzas, secret, partOf(context, 0, share));
  return openAge(file, unwrap, partOf(context, share, 1));
}
