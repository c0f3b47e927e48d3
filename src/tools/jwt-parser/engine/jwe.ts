import { ToolError } from '#core/operation.ts';
import { encodeHex, type InputEncoding } from '#lib/bytes.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { openJwe, readJweHeader } from '#lib/jwe.ts';
import { requireBase64url, requireCanonical } from './base64url.ts';
import { readJweKey } from './jwe-key.ts';
import { requireUniqueNames } from './repeated-name.ts';
import { cleanToken, readToken } from './token.ts';

export interface Decrypted {
  /** Null when the content is not UTF-8. */
  readonly payloadText: string | null;
  /** Only of a content that is not UTF-8. */
  readonly payloadHex?: string;
  readonly algorithm: string;
  readonly encryption: string;
}

/** RFC 7516 §5.2: `dir`, AES key wrap, PBES2, RSA-OAEP and ECDH-ES. */
export async function decryptJwe(token: string, key: string, keyEncoding: InputEncoding): Promise<Decrypted> {
  const read = await readToken(token);
  if (read.kind !== 'JWE') throw new ToolError('not-a-jwe');
  if (key === '') throw new ToolError('missing-key');
  await requireUniqueNames(read);
  const algorithms = readJweHeader(read.header);
  read.locked.forEach((written, place) => {
    requireBase64url(written, place);
    requireCanonical(written, place);
  });
  if (!(globalThis.crypto.subtle as SubtleCrypto | undefined)) throw new ToolError('secure-context-required');
  const usable = await readJweKey({ ...algorithms, key, keyEncoding });
  const content = await openJwe(cleanToken(token), { ...algorithms, key: usable });
  const payloadText = decodeUtf8(content);
  if (payloadText === undefined) return { payloadText: null, payloadHex: encodeHex(content), ...algorithms };
  return { payloadText, ...algorithms };
}
