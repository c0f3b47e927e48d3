import type { JsonFault } from './fault.ts';
import { utf8CodePointAt, isLineSeparator, isWordByte, sequenceLength, toText, wideSpaceLength } from './source.ts';
import type { Level, Reason } from './token.ts';

export const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
export const isHexDigit = (byte: number): boolean => isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);

const identifierStart = /^[\p{L}\p{Nl}$_]$/u;
const identifierPart = /^[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]$/u;

/**
 * Reads the white space, strings, bare keys and comments of JSON and JSON5 from UTF-8. It only moves `at` and says
 * what it met: nothing is decoded, so that a literal can be copied as it stands.
 */
export abstract class Lexer {
  /** The next byte to read. */
  at = 0;
  /** Where the last token starts and ends. */
  start = 0;
  end = 0;
  /** Is the last string, key, number or word valid in RFC 8259 as it stands? */
  plain = true;
  /** The largest language needed so far. */
  used: Level = 0;

  protected constructor(
    readonly bytes: Uint8Array,
    protected readonly level: Level,
  ) {}

  protected abstract fault(reason: Reason, at: number, opened?: number): JsonFault;

  protected byteAt(at: number): number {
    return at < this.bytes.length ? (this.bytes[at] as number) : -1;
  }

  /** Moves to the next byte that is not white space and returns it, −1 at the end. */
  protected skipSpace(): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = this.at;
    let byte = -1;
    while (at < length) {
      byte = bytes[at] as number;
      if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) at++;
      else if (byte > 0x20 && byte < 0x80) break;
      else {
        const wide = this.level === 2 ? wideSpaceLength(bytes, at) : 0;
        if (wide === 0) break;
        this.used = 2;
        at += wide;
      }
    }
    this.at = at;
    return at < length ? byte : -1;
  }

  /** A string literal whose quote stands at `at`. */
  protected readString(quote: number): void {
    const { bytes } = this;
    const { length } = bytes;
    const start = this.at;
    this.plain = quote === 0x22;
    let at = start + 1;
    for (;;) {
      let byte = -1;
      while (at < length && (byte = bytes[at] as number) !== quote && byte !== 0x5c && byte >= 0x20) at++;
      if (at >= length) throw this.fault('unterminated-string', length, start);
      if (byte === quote) break;
      if (byte === 0x5c) {
        at = this.skipEscape(at, start);
      } else {
        if (this.level < 2 || byte === 0x0a || byte === 0x0d) throw this.fault('control-character', at, start);
        this.plain = false;
        at++;
      }
    }
    if (!this.plain) this.used = 2;
    this.finish(start, at + 1);
  }

  private skipEscape(backslash: number, start: number): number {
    const at = backslash + 1;
    switch (this.byteAt(at)) {
      case -1:
        throw this.fault('unterminated-string', at, start);
      case 0x22:
      case 0x5c:
      case 0x2f:
      case 0x62:
      case 0x66:
      case 0x6e:
      case 0x72:
      case 0x74:
        return at + 1;
      case 0x75:
        return this.skipHex(at + 1, 4, start);
    }
    if (this.level < 2) throw this.fault('bad-escape', at);
    this.plain = false;
    return this.skipExtraEscape(at, start);
  }

  /** An escape that only JSON5 knows (§5.1 and §5.2); `at` is behind the backslash. */
  private skipExtraEscape(at: number, start: number): number {
    const byte = this.byteAt(at);
    if (byte === 0x78) return this.skipHex(at + 1, 2, start);
    if (byte === 0x30 && isDigit(this.byteAt(at + 1))) throw this.fault('bad-escape', at + 1);
    if (byte > 0x30 && byte <= 0x39) throw this.fault('bad-escape', at);
    return byte === 0x0d && this.byteAt(at + 1) === 0x0a ? at + 2 : at + 1;
  }

  private skipHex(from: number, count: number, start: number): number {
    for (let at = from; at < from + count; at++) {
      if (at >= this.bytes.length) throw this.fault('unterminated-string', at, start);
      if (!isHexDigit(this.byteAt(at))) throw this.fault('bad-escape', at);
    }
    return from + count;
  }

  /** A bare key: IdentifierName of ECMAScript 5.1 §7.6, as JSON5 §3 asks. */
  protected readIdentifier(): void {
    const start = this.at;
    let at = start;
    for (let length = 1; length > 0; at += length) length = this.identifierPartLength(at, at === start);
    if (at === start) throw this.fault('expected-key', at);
    this.plain = false;
    this.used = 2;
    this.finish(start, at);
  }

  private identifierPartLength(at: number, first: boolean): number {
    const { bytes } = this;
    const byte = this.byteAt(at);
    const pattern = first ? identifierStart : identifierPart;
    if (byte < 0x80) {
      if (byte === 0x5c) {
        if (this.byteAt(at + 1) !== 0x75) throw this.fault('bad-escape', at + 1);
        this.skipHex(at + 2, 4, at);
        const unit = String.fromCharCode(Number.parseInt(toText(bytes, at + 2, at + 6), 16));
        if (!pattern.test(unit)) throw this.fault('bad-escape', at);
        return 6;
      }
      return isWordByte(bytes, at) && !(first && isDigit(byte)) ? 1 : 0;
    }
    const point = utf8CodePointAt(bytes, at);
    return pattern.test(String.fromCodePoint(point)) ? sequenceLength(point) : 0;
  }

  /** A comment whose `/` stands at `at`. */
  protected readComment(): void {
    const { bytes } = this;
    const start = this.at;
    const second = this.byteAt(start + 1);
    if (second !== 0x2f && second !== 0x2a) throw this.fault('unexpected-token', start + 1);
    let at = start + 2;
    if (second === 0x2f) {
      while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) {
        if (this.level === 2 && isLineSeparator(bytes, at)) break;
        at++;
      }
      this.finish(start, at);
      return;
    }
    while (at < bytes.length && !(bytes[at] === 0x2f && bytes[at - 1] === 0x2a && at > start + 2)) at++;
    if (at >= bytes.length) throw this.fault('unterminated-comment', at, start);
    this.finish(start, at + 1);
  }

  protected finish(start: number, end: number): void {
    this.start = start;
    this.end = end;
    this.at = end;
  }
}
