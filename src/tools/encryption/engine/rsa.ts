import { ToolError } from '#core/operation.ts';
import { digestNamed } from '#lib/asn1/digests.ts';
import { writeBytes, type InputEncoding, type OutputEncoding } from '#lib/bytes.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import type { RsaKey } from '#lib/keys/key.ts';
import { bytesToNumberBE } from '#lib/keys/number.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { rsaLength, rsaPrivate, rsaPublic } from '#lib/keys/rsa.ts';
import type { RsaPadding } from './algorithms.ts';
import { bytesOf } from './raw.ts';
import { oaep, pkcs1, type Padding } from './rsa-padding.ts';

function paddingOf(name: RsaPadding, label: string): Padding {
  if (name === 'pkcs1') return pkcs1;
  const digest = digestNamed(name.slice('oaep-'.length));
  if (!digest) throw new TypeError(`no digest for ${name}`);
  return oaep(digest, encodeUtf8(label));
}

/** Errors: those of `readKey`, `key-type-mismatch` { found }. */
async function rsaKeyOf(text: string, passphrase: string): Promise<RsaKey> {
  const { key } = await readKey(text, passphrase);
  if (key.type === 'rsa') return key;
  throw new ToolError('key-type-mismatch', { found: key.type === 'ecdsa' ? `EC ${key.curve}` : 'Ed25519' });
}

interface RsaInput {
  readonly key: string;
  readonly padding: RsaPadding;
  readonly label: string;
}

interface PlainInput extends RsaInput {
  readonly text: string;
  readonly textEncoding: InputEncoding;
  readonly outputEncoding: OutputEncoding;
}

/** The operation `encrypt-rsa`. */
export async function encryptForRsa({ text, textEncoding, key, padding, label, outputEncoding }: PlainInput) {
  const message = bytesOf(text, textEncoding, 'text');
  const rsa = await rsaKeyOf(key, '');
  const length = rsaLength(rsa);
  const way = paddingOf(padding, label);
  const max = way.most(length);
  if (message.length > max) {
    const details = { bytes: message.length, max: Math.max(0, max) };
    throw new ToolError('message-too-long', { ...details, ...(max < 0 && { reason: 'key-too-small' }) });
  }
  return writeBytes(rsaPublic(rsa, way.encode(message, length)), outputEncoding);
}

interface CipherInput extends RsaInput {
  readonly ciphertext: string;
  readonly ciphertextEncoding: 'base64' | 'hex';
  readonly passphrase: string;
  readonly outputEncoding: InputEncoding;
}

/** The operation `decrypt-rsa`. */
export async function decryptWithRsa(request: CipherInput): Promise<string> {
  const { ciphertext, ciphertextEncoding, key, passphrase, padding, label, outputEncoding } = request;
  const bytes = bytesOf(ciphertext, ciphertextEncoding, 'ciphertext');
  const rsa = await rsaKeyOf(key, passphrase);
  const length = rsaLength(rsa);
  // RFC 8017 §5.1.2: a number as large as the modulus is out of range. It or a wrong length takes the same
  // path with other bytes: Bleichenbacher's and Manger's attacks need a difference.
  const isInRange = bytes.length === length && bytesToNumberBE(bytes) < bytesToNumberBE(rsa.n);
  const encoded = rsaPrivate(rsa, isInRange ? bytes : new Uint8Array(length));
  const plain = paddingOf(padding, label).decode(encoded);
  if (!plain || !isInRange) throw new ToolError('decryption-failed', { reason: 'rsa' });
  if (outputEncoding !== 'utf8') return writeBytes(plain, outputEncoding);
  const shown = decodeUtf8(plain);
  if (shown === undefined) throw new ToolError('output-not-utf8');
  return shown;
}
