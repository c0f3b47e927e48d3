import { isDigit, isHexDigit, Lexer } from './lexer.ts';
import { isWordByte } from './source.ts';
import { Token, type Level } from './token.ts';

const words: readonly { readonly text: string; readonly token: Token; readonly level: Level }[] = [
  { text: 'true', token: Token.true, level: 0 },
  { text: 'false', token: Token.false, level: 0 },
  { text: 'null', token: Token.null, level: 0 },
  { text: 'NaN', token: Token.number, level: 2 },
  { text: 'Infinity', token: Token.number, level: 2 },
];

/** Adds the numbers and the words such as `true`. */
export abstract class ValueLexer extends Lexer {
  protected readNumber(): void {
    const start = this.at;
    let at = start;
    this.plain = true;
    let byte = this.byteAt(at);
    if (byte === 0x2b) {
      if (this.level < 2) throw this.fault('bad-number', at);
      this.plain = false;
    }
    if (byte === 0x2b || byte === 0x2d) byte = this.byteAt(++at);
    const digits = at;
    if (byte === 0x30) byte = this.byteAt(++at);
    else at = this.skipDigits(at);
    const hasInteger = at > digits;
    if (hasInteger && (byte | 0x20) === 0x78 && this.level === 2) at = this.skipHexNumber(at + 1);
    else if (hasInteger || (this.byteAt(at) === 0x2e && this.level === 2)) at = this.skipFraction(at, hasInteger);
    else at = this.skipSignedWord(at);
    byte = this.byteAt(at);
    if (byte === 0x2e || byte === 0x2b || byte === 0x2d || isWordByte(this.bytes, at)) {
      throw this.fault('bad-number', at);
    }
    if (!this.plain) this.used = 2;
    this.finish(start, at);
  }

  private skipDigits(at: number): number {
    const { bytes } = this;
    while (at < bytes.length && isDigit(bytes[at] as number)) at++;
    return at;
  }

  private skipFraction(from: number, hasInteger: boolean): number {
    let at = from;
    if (this.byteAt(at) === 0x2e) {
      at = this.skipDigits(at + 1);
      if (at === from + 1 && !(this.level === 2 && hasInteger)) throw this.fault('bad-number', at);
      if (at === from + 1 || !hasInteger) this.plain = false;
    }
    if ((this.byteAt(at) | 0x20) === 0x65) {
      const sign = this.byteAt(++at);
      if (sign === 0x2b || sign === 0x2d) at++;
      const digits = at;
      at = this.skipDigits(at);
      if (at === digits) throw this.fault('bad-number', at);
    }
    return at;
  }

  private skipHexNumber(from: number): number {
    this.plain = false;
    let at = from;
    while (isHexDigit(this.byteAt(at))) at++;
    if (at === from) throw this.fault('bad-number', at);
    return at;
  }

  /** `Infinity` or `NaN` behind a sign. */
  private skipSignedWord(at: number): number {
    const word = this.wordAt(at);
    if (word?.token !== Token.number) throw this.fault('bad-number', at);
    this.plain = false;
    this.meetUnrepresentable();
    return at + word.text.length;
  }

  /** `true`, `null`, `NaN` and so on; anything else is not a value. */
  protected readWord(): Token {
    const word = this.wordAt(this.at);
    if (!word) throw this.fault('unexpected-token', this.at);
    this.plain = word.token !== Token.number;
    if (!this.plain) {
      this.used = 2;
      this.meetUnrepresentable();
    }
    this.finish(this.at, this.at + word.text.length);
    return word.token;
  }

  /** A number that JSON cannot write, `NaN` or `Infinity`, starts at `at`. */
  protected abstract meetUnrepresentable(): void;

  private wordAt(at: number): (typeof words)[number] | undefined {
    const first = this.byteAt(at);
    const word = words.find(({ text, level }) => text.charCodeAt(0) === first && level <= this.level);
    if (!word) return undefined;
    for (let index = 1; index < word.text.length; index++) {
      if (this.byteAt(at + index) !== word.text.charCodeAt(index)) return undefined;
    }
    return isWordByte(this.bytes, at + word.text.length) ? undefined : word;
  }
}
