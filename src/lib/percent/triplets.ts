/** What `decodeURI` leaves encoded: ECMAScript 2025, 19.2.6.1. */
export const reserved = new Set([...';/?:@&=+$,#'].map((character) => character.charCodeAt(0)));

/** 0 to 15, or -1. */
export function hexValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** The byte that `%XX` at `index` stands for, or -1. */
export function tripletAt(text: string, index: number): number {
  if (text.charCodeAt(index) !== 0x25) return -1;
  const high = hexValue(text.charCodeAt(index + 1));
  const low = hexValue(text.charCodeAt(index + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** The bytes of the triplets that follow one another from `index` on. */
export function runAt(text: string, index: number): number[] {
  const bytes: number[] = [];
  for (let at = index; ; at += 3) {
    const byte = tripletAt(text, at);
    if (byte < 0) return bytes;
    bytes.push(byte);
  }
}
