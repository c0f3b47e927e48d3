import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeHex } from '#lib/bytes.ts';
import { algorithms, digestSize, type Algorithm } from './algorithms.ts';

/** A digest to compare with; `algorithm` when it names the only one that counts. */
export interface Expected {
  readonly digest: Uint8Array;
  readonly algorithm?: Algorithm;
}

// Subresource Integrity §3.5; the hash's name is case-insensitive.
const integrity = /^(sha256|sha384|sha512)-([\w+/-]+={0,2})$/i;
const bsdLine = /^[\w/-]+ ?\(.*\) ?= ?([0-9a-f]+)$/i;
const coreutilsLine = /^\\?([0-9a-f]+) [ *].+$/i;

/**
 * Reads an SRI value, a BSD or coreutils checksum line, hexadecimal or Base64, in this order.
 * @throws ToolError `unrecognised-digest`
 */
export function readExpected(text: string): Expected {
  const trimmed = text.trim();
  const [, name = '', base64 = ''] = integrity.exec(trimmed) ?? [];
  const named = bytesOrNone(() => decodeBase64(base64));
  if (named) return { digest: named, algorithm: name.toLowerCase() as Algorithm };
  const hex = (bsdLine.exec(trimmed) ?? coreutilsLine.exec(trimmed))?.[1] ?? '';
  const digest =
    bytesOrNone(() => decodeHex(hex)) ??
    bytesOrNone(() => decodeHex(trimmed)) ??
    bytesOrNone(() => decodeBase64(trimmed));
  if (digest) return { digest };
  throw new ToolError('unrecognised-digest');
}

/** The algorithms whose digest can be the expected one, in display order. */
export function candidates({ digest, algorithm }: Expected): Algorithm[] {
  return algorithms.filter((id) => digestSize(id) === digest.length && (algorithm === undefined || algorithm === id));
}

/** Of the digests of one length those that people meet most, first. */
const likeliest: readonly Algorithm[] = [
  'md5',
  'sha1',
  'sha256',
  'sha3-256',
  'keccak-256',
  'blake3',
  'blake2b-256',
  'sha384',
  'sha512',
  'sha3-512',
  'blake2b-512',
];

const rank = (id: Algorithm): number => (likeliest.indexOf(id) >= 0 ? likeliest.indexOf(id) : likeliest.length);

/** The algorithms whose digest can be the expected one, the likeliest first. */
export function likelyCandidates(expected: Expected): Algorithm[] {
  return candidates(expected).toSorted((a, b) => rank(a) - rank(b));
}

function bytesOrNone(read: () => Uint8Array): Uint8Array | undefined {
  try {
    const bytes = read();
    return bytes.length > 0 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
