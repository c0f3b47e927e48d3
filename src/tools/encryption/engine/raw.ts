import { ToolError } from '#core/operation.ts';

export const modes = ['aes-gcm', 'aes-cbc', 'aes-ctr', 'aes-ecb', 'chacha20-poly1305'] as const;
export type Mode = (typeof modes)[number];

/** Modes whose result cannot be changed unseen, and which take additional data. */
export const isAuthenticatedMode = (mode: Mode): boolean => mode === 'aes-gcm' || mode === 'chacha20-poly1305';

export const ivLengths: Readonly<Record<Mode, number>> = {
  'aes-gcm': 12,
  'aes-cbc': 16,
  'aes-ctr': 16,
  'aes-ecb': 0,
  'chacha20-poly1305': 12,
};
const aesKeys: readonly number[] = [16, 24, 32];

export const keyLengthsOf = (mode: Mode): readonly number[] => (mode === 'chacha20-poly1305' ? [32] : aesKeys);

export interface RawParts {
  readonly mode: Mode;
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  readonly aad: Uint8Array;
}

/** Errors: `invalid-key-length` { bytes, mode, expected }, `invalid-iv-length` { bytes, mode, expected }. */
export async function cipherOf({ mode, key, iv, aad }: RawParts) {
  const expected = keyLengthsOf(mode);
  if (!expected.includes(key.length))
    throw new ToolError('invalid-key-length', { bytes: key.length, mode, expected: expected.join(' / ') });
  if (iv.length !== ivLengths[mode])
    throw new ToolError('invalid-iv-length', { bytes: iv.length, mode, expected: ivLengths[mode] });
  if (mode === 'chacha20-poly1305') {
    const { chacha20poly1305 } = await import('@noble/ciphers/chacha.js');
    return chacha20poly1305(key, iv, aad);
  }
  const aes = await import('@noble/ciphers/aes.js');
  if (mode === 'aes-gcm') return aes.gcm(key, iv, aad);
  if (mode === 'aes-cbc') return aes.cbc(key, iv);
  return mode === 'aes-ctr' ? aes.ctr(key, iv) : aes.ecb(key);
}
