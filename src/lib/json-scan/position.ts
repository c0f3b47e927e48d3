/** A place in the text: lines and columns from 1, the offset from 0, columns and offsets in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** How many UTF-16 units these bytes of UTF-8 (or WTF-8) are. */
export function countUnits(bytes: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

/** Turns byte offsets, asked for in ascending order, into positions. A line ends at CR LF, LF or CR. */
export class PositionCounter {
  private at = 0;
  private units = 0;
  private line = 1;
  private lineStart = 0;

  constructor(private readonly bytes: Uint8Array) {}

  positionOf(byteOffset: number): Position {
    const { bytes } = this;
    for (; this.at < byteOffset; this.at++) {
      const byte = bytes[this.at] as number;
      if ((byte & 0xc0) === 0x80) continue;
      this.units += byte >= 0xf0 ? 2 : 1;
      if (byte === 0x0a || (byte === 0x0d && bytes[this.at + 1] !== 0x0a)) {
        this.line++;
        this.lineStart = this.units;
      }
    }
    return { line: this.line, column: this.units - this.lineStart + 1, offset: this.units };
  }
}

export function positionOf(bytes: Uint8Array, byteOffset: number): Position {
  return new PositionCounter(bytes).positionOf(byteOffset);
}

/** The byte at which the character with this UTF-16 offset starts; the length of the text when it is beyond. */
export function byteOffsetOf(bytes: Uint8Array, offset: number): number {
  let units = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) === 0x80) continue;
    units += byte >= 0xf0 ? 2 : 1;
    if (units > offset) return at;
  }
  return bytes.length;
}
