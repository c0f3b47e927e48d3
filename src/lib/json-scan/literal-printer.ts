import type { ByteWriter } from './byte-writer.ts';
import { decodeString, escapeUnicode, plainNumber, quote, unescapeUnicode } from './literal.ts';
import { toBytes, toText } from './source.ts';
import { Token } from './token.ts';

/** What happens to characters and `\uXXXX` in strings. */
export type UnicodeMode = 'keep' | 'unescape' | 'escape';

/** Writes strings, numbers and words as RFC 8259 wants them, those that already are valid as they stand. */
export class LiteralPrinter {
  constructor(
    private readonly bytes: Uint8Array,
    private readonly out: ByteWriter,
    private readonly unicode: UnicodeMode,
  ) {}

  print(token: Token, start: number, end: number, plain: boolean): void {
    if (!plain) this.rewrite(token, start, end);
    else if (token === Token.string && this.unicode !== 'keep') this.printString(start, end);
    else this.out.append(this.bytes, start, end);
  }

  private rewrite(token: Token, start: number, end: number): void {
    const { bytes } = this;
    if (token === Token.number) {
      this.out.append(toBytes(plainNumber(toText(bytes, start, end))));
      return;
    }
    const literal = quote(decodeString(bytes, start, end));
    this.out.append(toBytes(this.unicode === 'escape' ? escapeUnicode(literal) : literal));
  }

  private printString(start: number, end: number): void {
    const { bytes } = this;
    const escaping = this.unicode === 'escape';
    let at = start;
    while (at < end && (escaping ? (bytes[at] as number) < 0x7f : bytes[at] !== 0x5c)) at++;
    if (at === end) {
      this.out.append(bytes, start, end);
      return;
    }
    const literal = toText(bytes, start, end);
    this.out.append(toBytes(escaping ? escapeUnicode(literal) : unescapeUnicode(literal)));
  }
}
