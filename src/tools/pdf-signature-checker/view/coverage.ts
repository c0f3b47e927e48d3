/** A stretch of the file: covered by the signature, left out of it, or saved after it. */
export interface Part {
  readonly kind: 'covered' | 'open' | 'after';
  readonly from: number;
  readonly to: number;
}

/**
 * The file, in order, by what a signature says of its bytes; empty if the range cannot be drawn.
 *
 * @param byteRange Offset and length of every stretch that is covered, in bytes (ISO 32000-2 §12.8.1).
 * @param size Of the file, in bytes.
 */
export function partsOf(byteRange: readonly number[], size: number): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (let index = 0; index + 1 < byteRange.length; index += 2) {
    const from = byteRange[index] ?? 0;
    const to = from + (byteRange[index + 1] ?? 0);
    if (from < at || to < from || to > size) return [];
    if (from > at) parts.push({ kind: 'open', from: at, to: from });
    if (to > from) parts.push({ kind: 'covered', from, to });
    at = to;
  }
  if (parts.length > 0 && size > at) parts.push({ kind: 'after', from: at, to: size });
  return parts;
}
