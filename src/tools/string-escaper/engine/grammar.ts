import { codePointAt } from '#lib/code-point.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import type { Inside } from './output.ts';
import type { Target } from './targets.ts';

/** How many digits a number has, and what it stands for. */
interface Digits {
  readonly min: number;
  readonly max: number;
  /** A byte of UTF-8 together with its neighbors, or a character. */
  readonly kind: 'byte' | 'character';
  readonly most?: number;
  /** Which values it may have; without it all. */
  readonly allows?: (value: number) => boolean;
  /** What a larger number is: one with fewer digits, or only its last eight bits; without it an error. */
  readonly beyond?: 'fewer' | 'wrapped';
  /** Without a digit it is not an escape. */
  readonly needless?: boolean;
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
  /** `\u{…}`. */
  readonly braces?: keyof typeof inBraces;
  /** Halves of surrogate pairs are not characters. */
  readonly scalars?: boolean;
  /** What a sign and a line break are that stand for nothing: sticky, behind the sign. */
  readonly continuation?: RegExp;
  /** `\cx`. */
  readonly control?: boolean;
  /** What an escape is that the language does not have. */
  readonly unknown: 'error' | 'keep' | 'letter';
  /** What is an error all the same, at once after the sign: sticky. */
  readonly refused?: RegExp;
  /** What may not stand between delimiters without an escape: sticky. */
  readonly bare?: RegExp | undefined;
  /** A CR or CR LF without an escape is read as LF. */
  readonly readsBreaksAsLf?: boolean;
}

const hexadecimal = /[\da-f]/i;
const octalDigit = /[0-7]/;
const last = 0x10ffff;

/** What may stand between braces: up to six digits, any number of zeros before them, `_` behind each, or several numbers. */
const inBraces = {
  six: /^[\da-f]{1,6}$/i,
  any: /^0*[\da-f]{1,6}$/i,
  spaced: /^(?:[\da-f]_*){1,6}$/i,
  many: /^\s*[\da-f]{1,6}(?:\s+[\da-f]{1,6})*\s*$/i,
} as const;

class Reader {
  private at = 0;

  constructor(
    private readonly inside: Inside,
    private readonly grammar: Grammar,
    private readonly target: Target,
  ) {}

  read(): void {
    const { text, out } = this.inside;
    const { sign, quote, readsBreaksAsLf } = this.grammar;
    let plain = 0;
    const flush = (): void => {
      const part = text.slice(plain, this.at);
      if (part !== '') out.text(readsBreaksAsLf ? part.replace(/\r\n?/g, '\n') : part);
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
      } else {
        this.refuseBare();
        this.at++;
      }
    }
    flush();
  }

  private refuseBare(): void {
    const { bare } = this.grammar;
    const { text, index, out } = this.inside;
    const code = text.charCodeAt(this.at);
    if (!bare || (code >= 0x20 && code < 0x7f)) return;
    bare.lastIndex = this.at;
    if (!bare.test(text)) return;
    const isBreak = /[\r\n\x85\u2028\u2029]/.test(text.charAt(this.at));
    throw out.fail('not-representable', index + this.at, {
      target: this.target,
      reason: isBreak ? 'line-break' : 'control',
      codePoint: codePointLabel(code),
    });
  }

  private fail(end: number): Error {
    const { text } = this.inside;
    // Not half a character at its end.
    const isHalf = (codePointAt(text, end - 1) ?? 0) > 0xffff;
    const sequence = text.slice(this.at, isHalf ? end + 1 : end);
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
    { kind, most = kind === 'byte' ? 0xff : last, allows }: Pick<Digits, 'kind' | 'most' | 'allows'>,
  ): void {
    const { out, index } = this.inside;
    if (value > most || allows?.(value) === false) throw this.fail(end);
    if (kind === 'byte') out.byte(value, index + this.at);
    else out.text(this.characters([value], end));
    this.at = end;
  }

  private characters(points: readonly number[], end: number): string {
    const isHalf = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;
    if (points.some((point) => point > last || (this.grammar.scalars === true && isHalf(point)))) throw this.fail(end);
    return points.map((point) => String.fromCodePoint(point)).join('');
  }

  /** A number after `from`, in base 8 or 16. */
  private number(from: number, about: Digits, base: 8 | 16): void {
    let digits = this.digits(from, base === 8 ? octalDigit : hexadecimal, about.max);
    if (digits === '' && about.needless) return this.unknown(this.inside.text.charAt(this.at + 1));
    if (digits.length < about.min) throw this.fail(Math.min(from + digits.length + 1, this.inside.text.length));
    let value = Number.parseInt(digits, base);
    if (about.beyond === 'wrapped') value &= 0xff;
    else if (about.beyond === 'fewer' && value > (about.most ?? last)) {
      digits = digits.slice(0, -1);
      value = Number.parseInt(digits, base);
    }
    this.put(value, from + digits.length, about);
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
    if (control && next === 'c' && text.charAt(this.at + 2) !== '') return this.control();
    if (continuation && this.skips(continuation)) return;
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

  /** `\c?` is the character of the key Delete, and a backslash is doubled. */
  private control(): void {
    const { text } = this.inside;
    const named = text.charAt(this.at + 2);
    const isDoubled = named === '\\' && text.charAt(this.at + 3) === '\\';
    const value = named === '?' ? 0x7f : named.charCodeAt(0) & 0x1f;
    this.put(value, this.at + (isDoubled ? 4 : 3), { kind: 'character' });
  }

  private skips(continuation: RegExp): boolean {
    continuation.lastIndex = this.at + 1;
    if (!continuation.test(this.inside.text)) return false;
    this.at = continuation.lastIndex;
    return true;
  }

  private inBraces(): void {
    const { text, out } = this.inside;
    const close = text.indexOf('}', this.at);
    const content = text.slice(this.at + 3, Math.max(close, this.at + 3));
    const end = close < 0 ? text.length : close + 1;
    if (close < 0 || !inBraces[this.grammar.braces ?? 'six'].test(content))
      throw this.fail(Math.min(end, this.at + 12));
    const numbers = content.replaceAll('_', '').trim().split(/\s+/);
    out.text(
      this.characters(
        numbers.map((digits) => Number.parseInt(digits, 16)),
        end,
      ),
    );
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
export function readByGrammar(inside: Inside, grammar: Grammar, target: Target): void {
  new Reader(inside, grammar, target).read();
}
