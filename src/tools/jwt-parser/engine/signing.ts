import { ToolError, type Context } from '#core/operation.ts';
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

/** `alg` and `typ`, then the others. As text, since an object puts names like "1" first (ECMA-262 §10.1.11.1). */
async function headerFrom(text: string, algorithm: Algorithm, context: Context): Promise<string> {
  const { writtenValues } = await import('./header-text.ts');
  const values = await writtenValues(text, context);
  const typ = values.get('typ') ?? 'null';
  values.delete('alg');
  values.delete('typ');
  const members = [['alg', JSON.stringify(algorithm)], ['typ', typ === 'null' ? '"JWT"' : typ], ...values] as const;
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}

interface Unsigned extends Keyed {
  readonly payload: Json | string;
  readonly header: Json;
  /** Instead of `header`, unless it is empty. */
  readonly headerText: string;
  readonly algorithm: Algorithm;
}

export async function signToken(request: Unsigned, context: Context): Promise<string> {
  const { payload, algorithm, key, keyEncoding } = request;
  if (key.trim() === '') throw new ToolError('missing-key');
  const payloadText = typeof payload === 'string' ? payload : JSON.stringify(payload);
  await parseObject(payloadText, 'payload');
  const given = request.headerText === '' ? JSON.stringify(request.header) : request.headerText;
  const { kid } = await parseObject(given, 'header');
  const scheme = schemeOf(algorithm);
  const [usable] = await readKeys({ key, keyEncoding, algorithm, scheme, kid, operation: 'sign' });
  if (usable === undefined) throw new ToolError('missing-key');
  const headerText = await headerFrom(given, algorithm, context);
  const base64url = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });
  const signed = `${base64url(encodeUtf8(headerText))}.${base64url(encodeUtf8(payloadText))}`;
  return `${signed}.${base64url(await signatureOf(scheme, usable, encodeUtf8(signed)))}`;
}
