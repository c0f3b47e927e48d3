import { ToolError } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import type { InputEncoding } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { isAlgorithm, type Algorithm } from './algorithms.ts';
import { requireCanonical } from './base64url.ts';
import { readKeys } from './keys.ts';
import { requireUniqueNames } from './repeated-name.ts';
import { schemeOf } from './schemes.ts';
import { looksLikeKey } from './secret-shape.ts';
import { isSignature, signatureOf } from './signature.ts';
import { parseObject, parts, readToken, type Json } from './token.ts';

export type Reason = 'signature-mismatch' | 'unsecured' | 'unsupported-algorithm' | 'unsupported-critical-header';

interface Keyed {
  readonly key: string;
  readonly keyEncoding: InputEncoding;
}

interface Signed extends Keyed {
  readonly token: string;
}

export interface Verified {
  readonly verified: boolean;
  /** As the header names it. */
  readonly algorithm: string | null;
  readonly reason: Reason | null;
  /** Only when there is one. */
  readonly warnings?: readonly 'secret-looks-like-key'[];
}

export async function verifyToken({ token, key, keyEncoding }: Signed): Promise<Verified> {
  const read = await readToken(token);
  if (read.kind === 'JWE') throw new ToolError('not-a-jws');
  const { header, signed, signature } = read;
  await requireUniqueNames(read);
  const { alg, kid } = header;
  const algorithm = typeof alg === 'string' ? alg : null;
  const answer = (reason: Reason | null) => ({ verified: reason === null, algorithm, reason });
  if (algorithm?.toLowerCase() === 'none') return answer('unsecured');
  if (!isAlgorithm(algorithm)) return answer('unsupported-algorithm');
  if (Object.hasOwn(header, 'crit')) return answer('unsupported-critical-header');
  for (const part of parts) requireCanonical(read.written[part], part);
  const scheme = schemeOf(algorithm);
  const candidates = await readKeys({ key, keyEncoding, algorithm, scheme, kid, operation: 'verify' });
  const isDoubtful = scheme.kind === 'hmac' && looksLikeKey(key, keyEncoding);
  const doubts = isDoubtful ? { warnings: ['secret-looks-like-key'] as const } : {};
  for (const candidate of candidates) {
    if (await isSignature(scheme, candidate, signed, signature)) return { ...answer(null), ...doubts };
  }
  return { ...answer('signature-mismatch'), ...doubts };
}

/** Two JSON objects as one. As texts, since an object puts names like "1" before all others (ECMA-262 §10.1.11.1). */
const joinObjects = (first: string, second: string): string =>
  second === '{}' ? first : `${first.slice(0, -1)},${second.slice(1)}`;

interface Unsigned extends Keyed {
  readonly payload: Json | string;
  readonly header: Json;
  readonly algorithm: Algorithm;
}

export async function signToken({ payload, header, algorithm, key, keyEncoding }: Unsigned): Promise<string> {
  if (key.trim() === '') throw new ToolError('missing-key');
  const payloadText = typeof payload === 'string' ? payload : JSON.stringify(payload);
  await parseObject(payloadText, 'payload');
  const scheme = schemeOf(algorithm);
  const [usable] = await readKeys({ key, keyEncoding, algorithm, scheme, kid: header['kid'], operation: 'sign' });
  if (usable === undefined) throw new ToolError('missing-key');
  const { alg: _, typ, ...others } = header;
  const headerText = joinObjects(JSON.stringify({ alg: algorithm, typ: typ ?? 'JWT' }), JSON.stringify(others));
  const base64url = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });
  const signed = `${base64url(encodeUtf8(headerText))}.${base64url(encodeUtf8(payloadText))}`;
  return `${signed}.${base64url(await signatureOf(scheme, usable, encodeUtf8(signed)))}`;
}
