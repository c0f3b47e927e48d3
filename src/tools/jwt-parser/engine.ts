import { choice, either, number, optional, secret, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { inputEncodings } from '#lib/bytes.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { algorithms, isAlgorithm, schemeOf } from './engine/algorithms.ts';
import { readClaims } from './engine/claims.ts';
import { explainJson } from './engine/explain.ts';
import { headerField, objectField } from './engine/fields.ts';
import { cleanToken, parseObject, readToken } from './engine/token.ts';

/** Reading keys and signing: loaded with the first key. */
const loadSigning = () => Promise.all([import('./engine/keys.ts'), import('./engine/signature.ts')]);

const keyed = { key: secret(), keyEncoding: choice(inputEncodings, 'utf8') };

/**
 * Reads a JSON Web Token (RFC 7519); of an encrypted one only the header. `now` is in Unix seconds.
 * Errors: `not-a-jwt` { parts }, `invalid-base64url` { part, position, character }, `invalid-utf8` { part, offset },
 * `invalid-json` { part: `header`, line, column, offset }.
 */
export const decode = operation('jwt-parser/decode', {
  input: { token: secret(), now: optional(number()) },
  run: async ({ token, now = Date.now() / 1000 }) => {
    const read = await readToken(token);
    const { kind, header } = read;
    if (read.kind === 'JWE')
      return { kind, header, payload: null, payloadText: null, signature: null, validity: null, warnings: [] };
    const { payload, validity, warnings } = readClaims(read, now);
    const { payloadText, signatureText: signature } = read;
    return { kind, header, payload, payloadText, signature, validity, warnings };
  },
});

export type Decoded = Awaited<ReturnType<(typeof decode)['run']>>;
export type Reason = 'signature-mismatch' | 'unsecured' | 'unsupported-algorithm' | 'unsupported-critical-header';

/**
 * Is the signature good? An expired token with a good signature is verified. `keyEncoding` is for HMAC secrets.
 * Errors: those of `decode`, `not-a-jws`, `missing-key`, `invalid-key`, `key-type-mismatch`, `no-matching-key`,
 * `secure-context-required` for RSA.
 */
export const verify = operation('jwt-parser/verify', {
  input: { token: secret(), ...keyed },
  run: async ({ token, key, keyEncoding }) => {
    const read = await readToken(token);
    if (read.kind === 'JWE') throw new ToolError('not-a-jws');
    const { header, signed, signature } = read;
    const { alg, kid } = header;
    const algorithm = typeof alg === 'string' ? alg : null;
    const answer = (reason: Reason | null) => ({ verified: reason === null, algorithm, reason });
    if (algorithm?.toLowerCase() === 'none') return answer('unsecured');
    if (!isAlgorithm(algorithm)) return answer('unsupported-algorithm');
    if (Object.hasOwn(header, 'crit')) return answer('unsupported-critical-header');
    const scheme = schemeOf(algorithm);
    const [{ readKeys }, { isSignature }] = await loadSigning();
    for (const candidate of await readKeys({ key, keyEncoding, algorithm, scheme, kid })) {
      if (await isSignature(scheme, candidate, signed, signature)) return answer(null);
    }
    return answer('signature-mismatch');
  },
});

/** Two JSON objects as one. As texts, since an object puts names like "1" before all others (ECMA-262 §10.1.11.1). */
const joinObjects = (first: string, second: string): string =>
  second === '{}' ? first : `${first.slice(0, -1)},${second.slice(1)}`;

/**
 * A signed token. A payload given as text is signed byte for byte; `alg` and `typ` come first in the header.
 * Errors: `missing-key`, `invalid-json` { part }, `invalid-key`, `private-key-required`, `key-type-mismatch`.
 */
export const sign = operation('jwt-parser/sign', {
  input: {
    payload: either(objectField, text()),
    header: headerField,
    algorithm: choice(algorithms, 'HS256'),
    ...keyed,
  },
  run: async ({ payload, header, algorithm, key, keyEncoding }) => {
    if (key.trim() === '') throw new ToolError('missing-key');
    const payloadText = typeof payload === 'string' ? payload : JSON.stringify(payload);
    await parseObject(payloadText, 'payload');
    const scheme = schemeOf(algorithm);
    const [{ readKeys }, { signatureOf }] = await loadSigning();
    const [usable] = await readKeys({ key, keyEncoding, algorithm, scheme, kid: header['kid'] });
    if (usable === undefined) throw new ToolError('missing-key');
    const { alg: _, typ, ...others } = header;
    const headerText = joinObjects(JSON.stringify({ alg: algorithm, typ: typ ?? 'JWT' }), JSON.stringify(others));
    const base64url = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });
    const signed = `${base64url(encodeUtf8(headerText))}.${base64url(encodeUtf8(payloadText))}`;
    return `${signed}.${base64url(await signatureOf(scheme, usable, encodeUtf8(signed)))}`;
  },
});

/**
 * The text inside a JWE (RFC 7516) with a symmetric key, a password or a private RSA or EC key.
 * Errors: those of `decode`, `not-a-jwe`, `missing-key`, `invalid-key`, `key-type-mismatch`, `unsupported-jwe`,
 * `decryption-failed`, `iterations-too-high`, `output-not-utf8`, `secure-context-required`.
 */
export const decrypt = operation('jwt-parser/decrypt', {
  thread: 'worker',
  input: { token: secret(), ...keyed },
  run: async ({ token, key, keyEncoding }) => {
    const { decryptJwe } = await import('./engine/jwe.ts');
    return decryptJwe(token, key, keyEncoding);
  },
});

/**
 * The members of header and payload with their values as they are written, for people; null for what is not JSON.
 * Errors: those of `decode`.
 */
export const explain = operation('jwt-parser/explain', {
  input: { token: secret() },
  run: async ({ token }, context) => {
    const read = await readToken(token);
    const [head = ''] = cleanToken(token).split('.');
    const header = await explainJson(decodeUtf8(decodeBase64(head)) ?? '', context);
    const payload = read.kind === 'JWE' ? undefined : await explainJson(read.payloadText, context);
    return { header: header ?? null, payload: payload ?? null };
  },
});

/** The size of an RSA key, or null for any other key and for what cannot be read: for the notice about short keys. */
export const rsaKeySize = operation('jwt-parser/rsa-key-size', {
  input: { key: secret() },
  run: async ({ key }) => (await import('./engine/keys.ts')).rsaBitsOf(key),
});
