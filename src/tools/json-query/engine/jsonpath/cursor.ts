import { codePointAt } from '#lib/code-point.ts';
import { Refusal, type Reason } from '../refusal.ts';

const hex4 = /[\dA-Fa-f]{4}/y;
const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '/': '/',
  '\\': '\\',
};

/** Reads the text of an expression from left to right. */
export class Cursor {
  at = 0;

  constructor(readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  sees(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }

  take(sign: string): boolean {
    if (!this.sees(sign)) return false;
    this.at += sign.length;
    return true;
  }

  need(sign: string): void {
    if (!this.take(sign)) this.refuse();
  }

  match(form: RegExp): string | undefined {
    form.lastIndex = this.at;
    const found = form.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** Blank space: RFC 9535 §2.1.1. */
  space(): void {
    while (!this.isAtEnd && ' \t\n\r'.includes(this.text.charAt(this.at))) this.at++;
  }

  refuse(reason: Reason = 'unexpected-character', at = this.at): never {
    const isEnd = reason === 'unexpected-character' && at >= this.text.length;
    throw new Refusal(isEnd ? 'unexpected-end' : reason, at);
  }

  /** A string literal in the quote that stands here. */
  string(): string {
    const start = this.at;
    const quote = this.text.charAt(this.at++);
    let value = '';
    for (;;) {
      if (this.isAtEnd) this.refuse('bad-string', start);
      const point = codePointAt(this.text, this.at) as number;
      const sign = String.fromCodePoint(point);
      if (sign === quote) {
        this.at++;
        return value;
      }
      if (point < 0x20 || (point >= 0xd800 && point <= 0xdfff)) this.refuse('bad-string');
      if (sign === '\\') value += this.escape(quote);
      else {
        value += sign;
        this.at += sign.length;
      }
    }
  }

  private escape(quote: string): string {
    const start = this.at++;
    const sign = this.text.charAt(this.at++);
    if (sign === quote) return quote;
    if (sign !== 'u')
      return (Object.hasOwn(escapes, sign) ? escapes[sign] : undefined) ?? this.refuse('bad-escape', start);
    const high = this.unit(start);
    if (high < 0xd800 || high > 0xdfff) return String.fromCharCode(high);
    if (high > 0xdbff || !this.take('\\u')) this.refuse('bad-escape', start);
    const low = this.unit(start);
    if (low < 0xdc00 || low > 0xdfff) this.refuse('bad-escape', start);
    return String.fromCharCode(high, low);
  }

  private unit(start: number): number {
    const digits = this.match(hex4);
    return digits === undefined ? this.refuse('bad-escape', start) : Number.parseInt(digits, 16);
  }
}
