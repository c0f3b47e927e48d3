import { ToolError, type Context } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { writeBytes } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { HasherPool, type Hasher } from '#lib/hasher-pool.ts';
import { decodePercent, readHeader } from './data-uri.ts';
import { detectFile } from './detect-file.ts';
import { isDigit, joinGroups } from './digits.ts';
import { factsOf, type Facts } from './facts.ts';

const pieceSize = 4_194_304;
/** A header longer than this is none. */
const headerWindow = 4096;

export interface Decoded extends Facts {
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly blob: Blob;
}

const hashers = new HasherPool(async (_: 'sha256') => (await import('hash-wasm')).createSHA256());

/** The file in a text file of Base64 or a data URI, piece by piece. */
export function decodeBlob(file: Blob, context: Context): Promise<Decoded> {
  return hashers.lend(['sha256'], ([sha256]) => decodeHashed(file, sha256 as Hasher, context));
}

async function decodeHashed(file: Blob, hash: Hasher, { signal, progress }: Context): Promise<Decoded> {
  const text = withoutMark(await file.slice(0, 3).arrayBuffer()) ? file.slice(3) : file;
  const start = new TextDecoder().decode(await text.slice(0, headerWindow).arrayBuffer());
  const header = readHeader(start);
  const parts: Blob[] = [];
  const take = (bytes: Uint8Array<ArrayBuffer>): void => {
    hash.update(bytes);
    parts.push(new Blob([bytes]));
  };
  if (header && !header.isBase64) {
    take(decodePercent(await text.text(), header.length));
  } else {
    const length = header?.length ?? 0;
    const rest = await decodeDigits(text, encodeUtf8(start.slice(0, length)).length, take, { signal, progress });
    await decodeRest(text, rest, take, { signal, progress });
    if (!header && parts.every(({ size }) => size === 0)) throw new ToolError('empty-input', { field: 'file' });
  }
  const blob = new Blob(parts);
  const { head, detected } = await detectFile(blob, signal);
  const facts = factsOf(blob.size, head, detected, header?.mediaType);
  const sha256 = writeBytes(hash.digest('binary'), 'hex');
  return { ...facts, sha256, blob: new Blob([blob], { type: facts.mediaType }) };
}

/** A byte order mark in front of UTF-8. */
function withoutMark(buffer: ArrayBuffer): boolean {
  const [a, b, c] = new Uint8Array(buffer);
  return a === 0xef && b === 0xbb && c === 0xbf;
}

type Take = (bytes: Uint8Array<ArrayBuffer>) => void;

/** Hands on the bytes of plain digits and white space, as long as there is nothing else; where it stopped. */
async function decodeDigits(file: Blob, start: number, take: Take, { signal, progress }: Context): Promise<number> {
  let from = start;
  while (from < file.size) {
    signal.throwIfAborted();
    const { bytes, read } = joinGroups(new Uint8Array(await file.slice(from, from + pieceSize).arrayBuffer()));
    take(bytes);
    from += read;
    progress(from, file.size);
    if (read === 0) break;
  }
  return from;
}

/**
 * What is left when there is more than digits: padding, escapes, other white space, mistakes. Reads pieces of text and
 * hands on the bytes of all whole groups; the rest of a group waits for the next piece.
 */
async function decodeRest(file: Blob, start: number, take: Take, { signal, progress }: Context): Promise<void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let waiting = '';
  // All before is ASCII: bytes and characters count alike.
  let offset = start;
  for (let from = start; from < file.size; from += pieceSize) {
    signal.throwIfAborted();
    const bytes = await file.slice(from, from + pieceSize).arrayBuffer();
    const isLast = from + pieceSize >= file.size;
    const text = waiting + decoder.decode(bytes, { stream: !isLast });
    const end = isLast ? text.length : wholeGroups(text);
    take(decodeAt(text.slice(0, end), offset));
    waiting = text.slice(end);
    offset += end;
    progress(Math.min(from + pieceSize, file.size), file.size);
  }
}

/** `position` counts in the whole text. */
function decodeAt(text: string, offset: number): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(text.includes('%') ? `data:;base64,${text}` : text, text.includes('%') ? 'pasted' : 'any');
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'invalid-base64') throw error;
    const shift = offset - (text.includes('%') ? 'data:;base64,'.length : 0);
    const position = Number(error.details['position']) + shift;
    throw new ToolError('invalid-base64', { ...error.details, position });
  }
}

/** How much of a piece are whole groups of four digits; nothing of it when padding begins, which only the end may hold. */
function wholeGroups(text: string): number {
  const padding = text.search(/=|%3d/i);
  if (padding >= 0) return padding === 0 ? 0 : groupsBefore(text, padding);
  return groupsBefore(text, text.length);
}

function groupsBefore(text: string, end: number): number {
  const tail = text.slice(Math.max(0, end - 2), end);
  // Nothing is cut inside an escape.
  let at = end - (/%[\da-f]?$/i.exec(tail)?.[0].length ?? 0);
  let left = countDigits(text, at) % 4;
  while (left > 0 && at > 0) {
    const isEscape = /%2[bf]$/i.test(text.slice(Math.max(0, at - 3), at));
    at -= isEscape ? 3 : 1;
    if (isEscape || isDigit(text.charCodeAt(at))) left--;
  }
  return at;
}

/** Digits before `end`; an escaped one counts once. */
function countDigits(text: string, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) count++;
    // `%2B`: of the two characters that follow only one counts.
    else if (code === 0x25) count--;
  }
  return count;
}
