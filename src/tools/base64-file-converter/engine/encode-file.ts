import type { Context } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodePercent, frameOf, type Output } from './data-uri.ts';
import { detectFile } from './detect-file.ts';
import { factsOf } from './facts.ts';

/** Read at once; a multiple of 3, so that no group of four is cut. */
const pieceSize = 3 * 2 ** 19;

export interface Style {
  readonly mediaType: string;
  readonly output: Output;
  readonly urlSafe: boolean;
  readonly lineLength: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** So many bytes that whole groups and whole lines come of them. */
function pieceOf(lineLength: number): number {
  if (lineLength === 0) return pieceSize;
  const characters = (4 * lineLength) / gcd(4, lineLength);
  const bytes = (characters / 4) * 3;
  return bytes * Math.max(1, Math.floor(pieceSize / bytes));
}

/** How much of the text is shown. */
const shownLength = 100_000;

/** Base64 of a file of any size, piece by piece: never more than one piece is in memory as text. */
export async function encodeBlob(file: Blob, style: Style, { signal, progress }: Context) {
  const { head, detected } = await detectFile(file, signal);
  const mediaType = style.mediaType === '' ? (detected ?? 'application/octet-stream') : style.mediaType;
  const isPlain = style.output === 'base64';
  const lineLength = isPlain ? style.lineLength : 0;
  const [before, after] = frameOf(style.output, mediaType);
  const encode = (bytes: Uint8Array): string =>
    style.output === 'percent-uri'
      ? encodePercent(bytes)
      : encodeBase64(bytes, { urlSafe: isPlain && style.urlSafe, lineLength });
  const size = pieceOf(lineLength);
  const parts: Blob[] = [new Blob([before])];
  let start = before;
  for (let from = 0; from < file.size; from += size) {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await file.slice(from, from + size).arrayBuffer());
    const text = (from > 0 && lineLength > 0 ? '\n' : '') + encode(bytes);
    if (start.length < shownLength) start = (start + text).slice(0, shownLength);
    parts.push(new Blob([text]));
    progress(Math.min(from + size, file.size), file.size);
  }
  parts.push(new Blob([after]));
  const blob = new Blob(parts, { type: 'text/plain' });
  if (blob.size <= shownLength) start = start.length + after.length === blob.size ? start + after : start;
  return { ...factsOf(file.size, head, detected, undefined), mediaType, length: blob.size, start, blob };
}
