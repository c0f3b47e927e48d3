/**
 * The length of the well-formed UTF-8 sequence at `at` (Unicode 17, table 3-7), or, negative, that of the maximal
 * ill-formed subpart there (section 3.9), which is one U+FFFD.
 */
export function sequenceLength(bytes: readonly number[], at: number): number {
  const lead = bytes[at] as number;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length === 0) return -1;
  let low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  let high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let tail = 1; tail < length; tail++) {
    const byte = bytes[at + tail] ?? 0;
    if (byte < low || byte > high) return -tail;
    [low, high] = [0x80, 0xbf];
  }
  return length;
}

/** The character of the well-formed sequence of `length` bytes at `at`. */
export function characterAt(bytes: readonly number[], at: number, length: number): string {
  const lead = bytes[at] as number;
  let codePoint = length === 1 ? lead : lead & (0x7f >> length);
  for (let tail = 1; tail < length; tail++) codePoint = codePoint * 64 + ((bytes[at + tail] as number) & 0x3f);
  return String.fromCodePoint(codePoint);
}
