import type { Context } from '#core/operation.ts';

const names = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;
export type Pbkdf2Hash = keyof typeof names;

interface Request {
  readonly hash: Pbkdf2Hash;
  readonly salt: Uint8Array;
  readonly iterations: number;
  /** Bytes. */
  readonly length: number;
}

/** PBKDF2, RFC 8018 §5.2: by the platform where it is offered (secure contexts), else in JavaScript. */
export async function pbkdf2(
  password: Uint8Array,
  { hash, salt, iterations, length }: Request,
  context?: Pick<Context, 'progress'>,
): Promise<Uint8Array> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle) {
    const key = await subtle.importKey('raw', password as BufferSource, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: names[hash], salt: salt as BufferSource, iterations };
    return new Uint8Array(await subtle.deriveBits(algorithm, key, length * 8));
  }
  const [{ pbkdf2Async }, { sha256, sha384, sha512 }, { sha1 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/legacy.js'),
  ]);
  const onProgress = (part: number): void => context?.progress(Math.round(part * 100), 100);
  const options = { c: iterations, dkLen: length, onProgress };
  return pbkdf2Async({ sha1, sha256, sha384, sha512 }[hash], password, salt, options);
}
