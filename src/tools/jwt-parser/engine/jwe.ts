import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { readBytes, type InputEncoding } from '#lib/bytes.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { isJwk, privateJwk } from '#lib/keys/jwk.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { cleanToken, parseJson, readToken } from './token.ts';

/** Rounds above which a browser would be busy for minutes. */
const roundLimit = 10_000_000;

export interface Decrypted {
  readonly payloadText: string;
  readonly algorithm: string;
  readonly encryption: string;
}

/** The key in the form that jose takes. */
async function keyOf(key: string, keyEncoding: InputEncoding, algorithm: string) {
  const { importJWK } = await import('jose');
  const value = key.trimStart().startsWith('{') ? parseJson(key) : undefined;
  if (isJwk(value) && value['kty'] === 'oct') {
    const { k } = value;
    if (typeof k !== 'string') throw new ToolError('invalid-key', { reason: 'jwk' });
    return decodeBase64(k);
  }
  const isSymmetric = /^(dir|A\d+(GCM)?KW|PBES2-.*)$/.test(algorithm);
  if (isSymmetric) {
    if (isJwk(value) || /^\s*-----BEGIN /.test(key))
      throw new ToolError('key-type-mismatch', { algorithm, found: 'PEM/JWK' });
    return readBytes(key, keyEncoding);
  }
  const { key: found } = await readKey(key);
  const wanted = algorithm.startsWith('RSA') ? 'rsa' : 'ecdsa';
  if (found.type !== wanted) throw new ToolError('key-type-mismatch', { algorithm, found: found.type });
  if (!found.secret) throw new ToolError('private-key-required');
  return importJWK(privateJwk(found), algorithm);
}

/** RFC 7516 §5.2: `dir`, AES key wrap, PBES2, RSA-OAEP and ECDH-ES. */
export async function decryptJwe(token: string, key: string, keyEncoding: InputEncoding): Promise<Decrypted> {
  const read = await readToken(token);
  if (read.kind !== 'JWE') throw new ToolError('not-a-jwe');
  if (key === '') throw new ToolError('missing-key');
  if (!(globalThis.crypto.subtle as SubtleCrypto | undefined)) throw new ToolError('secure-context-required');
  const { alg, enc, p2c } = read.header;
  const [algorithm, encryption] = [String(alg), String(enc)];
  if (typeof p2c === 'number' && p2c > roundLimit)
    throw new ToolError('iterations-too-high', { iterations: p2c, limit: roundLimit });
  const { compactDecrypt, errors } = await import('jose');
  const usable = await keyOf(key, keyEncoding, algorithm);
  try {
    const options = { maxPBES2Count: roundLimit, keyManagementAlgorithms: [algorithm] };
    const { plaintext } = await compactDecrypt(cleanToken(token), usable, options);
    const payloadText = decodeUtf8(plaintext);
    if (payloadText === undefined) throw new ToolError('output-not-utf8');
    return { payloadText, algorithm, encryption };
  } catch (error) {
    if (error instanceof ToolError) throw error;
    if (error instanceof errors.JOSENotSupported) throw new ToolError('unsupported-jwe', { algorithm, encryption });
    throw new ToolError('decryption-failed');
  }
}
