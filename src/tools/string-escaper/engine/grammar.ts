import { codePointAt } from '#lib/code-point.ts';
import type { Inside } from './output.ts';

/** How many digits a number has, and what it stands for. */
interface Digits {
  readonly min: number;
  readonly max: number;
  /** A byte of UTF-8 together with its neighbors, or a character. */
  readonly kind: 'byte' | 'character';
  readonly most?: number;
}

/** What a language allows after its escape sign. */
export interface Grammar {
  readonly sign: '\\' | '`';
  /** Delimiters that have to be escaped; each of them doubled stands for itself where that is allowed. */
  readonly quote: string;
  readonly doubled?: boolean;
  readonly short: Readonly<Record<string, string>>;
  readonly octal?: Digits;
  readonly x?: Digits;
  readonly u?: Digits;
  /** Java allows several letters before the digits. */
  readonly manyU?: boolean;
  readonly U?: Digits;
  /** `\u{…}`; Ruby takes several numbers between the braces. */
  readonly braces?: 'one' | 'many';
  /** The sign before a line break takes it away, in Rust with the white space after it. */
  readonly continuation?: 'break' | 'space';
  /** `\cx`. */
  readonly control?: boolean;
  /** What an escape is that the language does not have. */
  readonly unknown: 'error' | 'keep' | 'letter';
  /** What is an error all the same, at once after the sign: sticky. */
  readonly refused?: RegExp;
}

const hexadecimal = /[\da-f]/i;
const octalDigit = /[0-7]/;
const last = 0x10ffff;

class Reader {
  private at = 0;

  constructor(
    private readonly inside: Inside,
    private readonly grammar: Grammar,
  ) {}

  read(): void {
    const { text, out } = this.inside;
    const { sign, quote } = this.grammar;
    let plain = 0;
    const flush = (): void => {
      if (plain < this.at) out.text(text.slice(plain, this.at));
    };
    while (this.at < text.length) {
      const character = text.charAt(this.at);
      if (character === sign) {
        flush();
        this.escape();
        plain = this.at;
      } else if (quote.includes(character)) {
        flush();
        if (
          this.grammar.doubled !== true ||
          !quote.includes(text.charAt(this.at + 1)) ||
          text.charAt(this.at + 1) === ''
        ) {
          throw out.fail('unescaped-quote', this.inside.index + this.at);
        }
        out.text(character);
        this.at += 2;
        plain = this.at;
      } else this.at++;
    }
    flush();
  }

  private fail(end: number): Error {
    const sequence = this.inside.text.slice(this.at, end);
    return this.inside.out.fail('invalid-escape', this.inside.index + this.at, { sequence });
  }

  private digits(from: number, pattern: RegExp, max: number): string {
    let end = from;
    while (end - from < max && pattern.test(this.inside.text.charAt(end))) end++;
    return this.inside.text.slice(from, end);
  }

  private put(
    value: number,
    end: number,
    { kind, most = kind === 'byte' ? 0xff : last }: Pick<Digits, 'kind' | 'most'>,
  ): void {
    const { out, index } = this.inside;
    if (value > most) throw this.fail(end);
    if (kind === 'byte') out.byte(value, index + this.at);
    else out.text(String.fromCodePoint(value));
    this.at = end;
  }

  /** A number after `from`, in base 8 or 16. */
  private number(from: number, about: Digits, base: 8 | 16): void {
    const digits = this.digits(from, base === 8 ? octalDigit : hexadecimal, about.max);
    if (digits.length < about.min) throw this.fail(Math.min(from + digits.length + 1, this.inside.text.length));
    this.put(Number.parseInt(digits, base), from + digits.length, about);
  }

  private escape(): void {
    const { text, out, index } = this.inside;
    const { short, octal, x, u, manyU, U, control, continuation } = this.grammar;
    const next = text.charAt(this.at + 1);
    if (next === '') throw out.fail('unterminated-escape', index + this.at);
    this.refuse();
    if (octal && octalDigit.test(next)) return this.number(this.at + 1, octal, 8);
    if (x && next === 'x') return this.number(this.at + 2, x, 16);
    if (next === 'u' && this.grammar.braces && text.charAt(this.at + 2) === '{') return this.inBraces();
    if (u && next === 'u')
      return this.number(this.at + 1 + (manyU ? this.digits(this.at + 1, /u/, text.length).length : 1), u, 16);
    if (U && next === 'U') return this.number(this.at + 2, U, 16);
    if (control && next === 'c' && text.charAt(this.at + 2) !== '') {
      return this.put(text.charCodeAt(this.at + 2) & 0x1f, this.at + 3, { kind: 'character' });
    }
    if (continuation && /[\r\n\u2028\u2029]/.test(next)) return this.lineBreak(continuation);
    if (Object.hasOwn(short, next)) {
      out.text(short[next] ?? '');
      this.at += 2;
      return;
    }
    return this.unknown(String.fromCodePoint(codePointAt(text, this.at + 1) ?? 0));
  }

  private refuse(): void {
    const { refused } = this.grammar;
    if (!refused) return;
    refused.lastIndex = this.at + 1;
    if (refused.test(this.inside.text)) throw this.fail(refused.lastIndex);
  }

  private lineBreak(continuation: 'break' | 'space'): void {
    const pattern = continuation === 'space' ? /\s+/y : /\r\n|[\r\n\u2028\u2029]/y;
    pattern.lastIndex = this.at + 1;
    pattern.test(this.inside.text);
    this.at = pattern.lastIndex;
  }

  private inBraces(): void {
    const { text } = this.inside;
    const close = text.indexOf('}', this.at);
    const end = close < 0 ? text.length : close + 1;
    const numbers = text
      .slice(this.at + 3, Math.max(close, this.at + 3))
      .trim()
      .split(/\s+/);
    const isCount = this.grammar.braces === 'many' || numbers.length === 1;
    if (close < 0 || !isCount || !numbers.every((digits) => /^[\da-f]{1,6}$/i.test(digits)))
      throw this.fail(Math.min(end, this.at + 12));
    const points = numbers.map((digits) => Number.parseInt(digits, 16));
    if (points.some((point) => point > last)) throw this.fail(end);
    this.inside.out.text(String.fromCodePoint(...points));
    this.at = end;
  }

  private unknown(next: string): void {
    const end = this.at + 1 + next.length;
    if (this.grammar.unknown === 'error') throw this.fail(end);
    this.inside.out.text(this.grammar.unknown === 'keep' ? this.grammar.sign + next : next);
    this.at = end;
  }
}

/** Reads the inside of a literal by the grammar of its language. */
export function readByGrammar(inside: Inside, grammar: Grammar): void {
  new Reader(inside, grammar).read();
}
