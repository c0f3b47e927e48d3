import { encodeBase64 } from '#lib/base64.ts';
import { encodeHex, readBytes, type InputEncoding } from '#lib/bytes.ts';
import type { Algorithm } from './algorithms.ts';

export interface CommandInput {
  readonly text: string;
  readonly textEncoding: InputEncoding;
  readonly key: string;
  readonly keyEncoding: InputEncoding;
  readonly algorithm: Algorithm;
}

/** One argument of a POSIX shell, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
// A shell's argument cannot hold NUL, and a lone surrogate is not text.
const isPlain = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function keyOption(key: string, encoding: InputEncoding): string {
  if (encoding === 'utf8' && isPlain(key)) return `-hmac ${quoted(key)}`;
  const digits = encodeHex(readBytes(key, encoding));
  // OpenSSL refuses an empty hexkey.
  return digits === '' ? "-hmac ''" : `-mac HMAC -macopt hexkey:${digits}`;
}

/**
 * The same computation with OpenSSL 3 in a POSIX shell, or null where its releases have no such digest.
 * @throws ToolError `invalid-hex`, `invalid-base64`
 */
export function opensslCommand({ text, textEncoding, key, keyEncoding, algorithm }: CommandInput): string | null {
  if (algorithm.startsWith('keccak')) return null;
  const message =
    textEncoding === 'utf8' && isPlain(text)
      ? `printf %s ${quoted(text)}`
      : `printf %s ${quoted(encodeBase64(readBytes(text, textEncoding)))} | openssl base64 -d -A`;
  return `${message} | openssl dgst -${algorithm} ${keyOption(key, keyEncoding)}`;
}
