import { ToolError } from '#core/operation.ts';
import { shownValue } from './shown-value.ts';

type Header = Readonly<Record<string, unknown>>;

/** RFC 7518 §4.1 but for RSA1_5, which no browser offers; RSA-OAEP with SHA-384 and SHA-512 are the W3C's. */
const keyManagement = [
  /^dir$/,
  /^A(?:128|192|256)(?:GCM)?KW$/,
  /^PBES2-(?:HS256\+A128|HS384\+A192|HS512\+A256)KW$/,
  /^RSA-OAEP(?:-(?:256|384|512))?$/,
  /^ECDH-ES(?:\+A(?:128|192|256)KW)?$/,
];
/** RFC 7518 §5.1. */
const contentEncryption = /^A(?:128CBC-HS256|192CBC-HS384|256CBC-HS512|(?:128|192|256)GCM)$/;

export interface JweAlgorithms {
  readonly algorithm: string;
  readonly encryption: string;
}

/** Rounds above which a browser would be busy for minutes. */
const roundLimit = 10_000_000;

/** Errors: `unsupported-jwe` { algorithm, encryption }, `iterations-too-high` { iterations, limit }. */
export function readJweHeader({ alg, enc, zip, p2c, ...others }: Header): JweAlgorithms {
  if (typeof p2c === 'number' && p2c > roundLimit)
    throw new ToolError('iterations-too-high', { iterations: p2c, limit: roundLimit });
  const algorithms = { algorithm: shownValue(alg), encryption: shownValue(enc) };
  const unsupported = (details = {}): ToolError => new ToolError('unsupported-jwe', { ...algorithms, ...details });
  const isKnown =
    typeof alg === 'string' &&
    keyManagement.some((pattern) => pattern.test(alg)) &&
    typeof enc === 'string' &&
    contentEncryption.test(enc);
  if (!isKnown) throw unsupported();
  if (zip !== undefined && zip !== 'DEF') throw unsupported({ reason: 'zip', zip: shownValue(zip) });
  if (Object.hasOwn(others, 'crit')) throw unsupported({ reason: 'crit' });
  return algorithms;
}

/** Content that was compressed is unpacked up to this size, so that no small token can fill the memory. */
const contentLimit = 10_000_000;

/** What jose says; its class is the same for every fault of a JWE. */
const faults = { tooLarge: 'Decompressed plaintext exceeded', compression: 'Failed to decompress' };

interface Lock extends JweAlgorithms {
  readonly key: CryptoKey | Uint8Array;
}

/**
 * The content of a JWE in compact serialization, RFC 7516 §5.2.
 * Errors: `unsupported-jwe` { algorithm, encryption }, `content-too-large` { limit }, `decryption-failed` { reason }:
 * `compression` when it is decrypted but cannot be unpacked, `malformed` when a part or a member is missing or damaged.
 */
export async function openJwe(token: string, lock: Lock): Promise<Uint8Array> {
  const { algorithm, encryption, key } = lock;
  const { compactDecrypt, errors } = await import('jose');
  const options = {
    maxPBES2Count: roundLimit,
    maxDecompressedLength: contentLimit,
    keyManagementAlgorithms: [algorithm],
  };
  try {
    return (await compactDecrypt(token, key, options)).plaintext;
  } catch (error) {
    if (error instanceof errors.JOSENotSupported) throw new ToolError('unsupported-jwe', { algorithm, encryption });
    if (!(error instanceof errors.JWEInvalid)) throw new ToolError('decryption-failed');
    if (error.message.startsWith(faults.tooLarge)) throw new ToolError('content-too-large', { limit: contentLimit });
    const reason = error.message.startsWith(faults.compression) ? 'compression' : 'malformed';
    throw new ToolError('decryption-failed', { reason });
  }
}
