import { choice, either, number, optional, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { inputEncodings } from '#lib/bytes.ts';
import { algorithms } from './engine/algorithms.ts';
import { headerField, objectField } from './engine/fields.ts';

const loadDecode = once(() => import('./engine/decode.ts'));
const loadSigning = once(() => import('./engine/signing.ts'));
const loadJwe = once(() => import('./engine/jwe.ts'));
const loadExplain = once(() => import('./engine/explain.ts'));
const loadKeys = once(() => import('./engine/keys.ts'));

const keyed = { key: secret(), keyEncoding: choice(inputEncodings, 'utf8') };

/**
 * Reads a JSON Web Token (RFC 7519); of an encrypted one only the header. `now` is in Unix seconds. A payload that is not
 * UTF-8 is given as `payloadHex`.
 * Errors: `not-a-jwt` { parts }, `invalid-base64url` { part, position, character }; of the header `invalid-utf8`
 * { part, offset } and `invalid-json` { part, line, column, offset }.
 */
export const decode = operation('jwt-parser/decode', {
  input: { token: secret(), now: optional(number()) },
  run: async ({ token, now = Date.now() / 1000 }) => (await loadDecode()).decodeToken(token, now),
});

export type Decoded = Awaited<ReturnType<(typeof decode)['run']>>;

/**
 * Is the signature good? An expired token with a good signature is verified. `keyEncoding` is for HMAC secrets. `alg`,
 * `use` and `key_ops` of a JWK are honored.
 * Errors: those of `decode`, `not-a-jws`, `duplicate-header-member` { name }, `missing-key`, `invalid-key`,
 * `key-type-mismatch`, `no-matching-key`, `secure-context-required` for RSA.
 */
export const verify = operation('jwt-parser/verify', {
  input: { token: secret(), ...keyed },
  run: async (input) => (await loadSigning()).verifyToken(input),
});

/**
 * A signed token. A payload given as text is signed byte for byte; `alg` and `typ` come first in the header.
 * `headerText` is the header as JSON, its values signed as they are written: an object would round large numbers.
 * Errors: `missing-key`, `invalid-json` { part }, `invalid-key`, `private-key-required`, `key-type-mismatch`.
 */
export const sign = operation('jwt-parser/sign', {
  input: {
    payload: either(objectField, text()),
    header: headerField,
    headerText: text(''),
    algorithm: choice(algorithms, 'HS256'),
    ...keyed,
  },
  result: 'text',
  run: async (input, context) => (await loadSigning()).signToken(input, context),
});

/**
 * The text inside a JWE (RFC 7516) with a symmetric key, a password or a private RSA or EC key.
 * Errors: those of `decode`, `not-a-jwe`, `duplicate-header-member` { name }, `missing-key`, `invalid-key`,
 * `key-type-mismatch`, `private-key-required`, `unsupported-jwe` { algorithm, encryption }, `decryption-failed`
 * { reason }, `content-too-large` { limit }, `iterations-too-high`, `secure-context-required`.
 */
export const decrypt = operation('jwt-parser/decrypt', {
  thread: 'worker',
  input: { token: secret(), ...keyed },
  run: async ({ token, key, keyEncoding }) => {
    const { decryptJwe } = await loadJwe();
    return decryptJwe(token, key, keyEncoding);
  },
});

/**
 * The members of header and payload with their values as they are written, for people; null for what is not JSON.
 * Errors: those of `decode`.
 */
export const explain = operation('jwt-parser/explain', {
  input: { token: secret() },
  run: async ({ token }, context) => (await loadExplain()).explainToken(token, context),
});

/** The size of an RSA key, or null for any other key and for what cannot be read: for the notice about short keys. */
export const rsaKeySize = operation('jwt-parser/rsa-key-size', {
  input: { key: secret() },
  run: async ({ key }) => (await loadKeys()).rsaBitsOf(key),
});
