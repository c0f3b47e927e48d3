import { wideSpaceLength } from './source.ts';

const isLineBreak = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;

export function hasLineBreak(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isLineBreak(bytes[at])) return true;
  return false;
}

/** Tells which comments stay beside the token before them. Every byte is looked at a bounded number of times. */
export class CommentPlacement {
  /** The token that the comments follow, and how far the way from it is known to be free of line breaks. */
  private token = -1;
  private known = 0;
  private broken = true;
  /** Until where the last look at the rest of a line reached, and what it found. */
  private lookedUntil = -1;
  private alone = false;

  constructor(private readonly bytes: Uint8Array) {}

  /**
   * Does the comment start on the line where the previous token ends, followed on that line by nothing but comments?
   * `previousEnd` is the end of that token, −1 when there is none.
   */
  staysBeside(previousEnd: number, start: number, end: number): boolean {
    if (previousEnd < 0) return false;
    if (previousEnd !== this.token) {
      this.token = previousEnd;
      this.known = previousEnd;
      this.broken = false;
    }
    this.broken ||= hasLineBreak(this.bytes, this.known, start);
    this.known = start;
    if (this.broken) return false;
    if (start >= this.lookedUntil) this.lookAhead(start, end);
    return this.alone;
  }

  private lookAhead(start: number, end: number): void {
    const { bytes } = this;
    let at = end;
    this.alone = hasLineBreak(bytes, start, end);
    while (!this.alone) {
      const byte = bytes[at];
      if (byte === undefined || isLineBreak(byte)) {
        this.alone = true;
      } else if (byte === 0x20 || byte === 0x09) {
        at++;
      } else if (byte === 0x2f && bytes[at + 1] === 0x2f) {
        this.alone = true;
      } else if (byte === 0x2f && bytes[at + 1] === 0x2a) {
        at += 2;
        while (at < bytes.length && !isLineBreak(bytes[at]) && !(bytes[at] === 0x2a && bytes[at + 1] === 0x2f)) at++;
        this.alone = bytes[at] !== 0x2a;
        at += 2;
      } else {
        const wide = wideSpaceLength(bytes, at);
        if (wide === 0) break;
        at += wide;
      }
    }
    this.lookedUntil = at;
  }
}
