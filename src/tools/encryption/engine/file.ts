import { once } from '#core/once.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import { defaultIterations } from './algorithms.ts';
import { isArmored, readArmor } from './age/armor.ts';
import { decryptJwe, encryptJwe, isJweShape } from './jwe.ts';
import { requireShape, saltedBytes, type Lock } from './password.ts';
import { readPart } from './read-file.ts';
import { isRecognizable } from './recognize.ts';
import { encryptSalted, isSalted, saltedSize } from './salted.ts';
import { attempts, type Key, type Opened } from './unlock.ts';

const loadAge = once(() => import('./age/age.ts'));

/** Files larger than this would need more memory than a page gets. */
const fileLimit = 100_000_000;

function requireSize({ size }: Blob): void {
  if (size > fileLimit) throw new ToolError('file-too-large', { bytes: size, limit: fileLimit });
}

const contentOf = (file: Blob): Promise<Uint8Array> => readPart(file, 0, file.size);

export async function encryptBlob(
  { file, secret, algorithm, iterations }: Lock & { readonly file: Blob },
  context: Context,
): Promise<Uint8Array> {
  requireSize(file);
  if (secret === '') throw new ToolError('missing-secret');
  if (algorithm === 'age') return (await loadAge()).encryptAge(file, secret, context);
  const bytes = await contentOf(file);
  if (algorithm === 'jwe') return encodeUtf8(await encryptJwe(bytes, secret, iterations ?? defaultIterations.jwe));
  const rounds = iterations ?? defaultIterations['openssl-pbkdf2'];
  return encryptSalted(bytes, randomBytes(8), { algorithm, secret, iterations: rounds }, context);
}

interface FileKey extends Key {
  readonly file: Blob;
  /** Take what may be noise. */
  readonly acceptDoubtful: boolean;
}

const ageStart = encodeUtf8('age-encryption.org/');

/** Does the file begin with these bytes? */
async function beginsWith(file: Blob, start: Uint8Array): Promise<boolean> {
  const found = await readPart(file, 0, start.length);
  return found.length === start.length && found.every((byte, index) => byte === start[index]);
}

export async function decryptBlob({ file, ...key }: FileKey, context: Context): Promise<Uint8Array> {
  const { secret, algorithm } = key;
  requireSize(file);
  if (secret === '') throw new ToolError('missing-secret');
  if (await beginsWith(file, ageStart)) {
    requireShape('age', algorithm);
    return (await loadAge()).decryptAge(file, secret, context);
  }
  const bytes = await contentOf(file);
  if (isSalted(bytes)) return openSalted(bytes, key, context);
  const text = decodeUtf8(bytes) ?? '';
  if (isArmored(text)) {
    requireShape('age', algorithm);
    return (await loadAge()).decryptAge(new Blob([readArmor(text) as BlobPart]), secret, context);
  }
  const compact = text.replace(/\s+/g, '');
  if (!isJweShape(compact)) return openSalted(saltedBytes(compact), key, context);
  requireShape('jwe', algorithm);
  return decryptJwe(compact, secret);
}

/**
 * Nothing in these formats proves that the password is right, but padding, which one wrong password in 256 has, too: a
 * result that may be noise is refused. Error: `doubtful-result` { algorithm }.
 */
async function openSalted(
  sealed: Uint8Array,
  { acceptDoubtful, ...key }: Omit<FileKey, 'file'>,
  context: Context,
): Promise<Uint8Array> {
  let doubtful: Opened | undefined;
  for await (const opened of attempts(sealed, key, context)) {
    const padding = sealed.length - saltedSize - opened.bytes.length;
    if (isRecognizable(opened.bytes, padding)) return opened.bytes;
    doubtful ??= opened;
  }
  if (!doubtful) throw new ToolError('decryption-failed');
  if (acceptDoubtful) return doubtful.bytes;
  throw new ToolError('doubtful-result', { algorithm: doubtful.algorithm });
}
