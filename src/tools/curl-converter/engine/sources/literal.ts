import { ToolError } from '#core/operation.ts';

/** A number as it is written, so that no digit is lost. */
export class NumberLiteral {
  constructor(readonly literal: string) {}
}

export type Literal = null | boolean | NumberLiteral | string | readonly Literal[] | ReadonlyMap<string, Literal>;

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);

/** What `JSON.stringify` makes of a literal. */
export function jsonOf(value: Literal): string {
  if (value instanceof NumberLiteral) {
    const { literal } = value;
    return /^-?(?:0|[1-9]\d*)$/.test(literal) ? literal : JSON.stringify(Number(literal));
  }
  if (isList(value)) return `[${value.map(jsonOf).join(',')}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  const members = [...(value as ReadonlyMap<string, Literal>)];
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${jsonOf(member)}`).join(',')}}`;
}

const depthLimit = 100;
const gap = /(?:\s|\/\/[^\n\r]*|\/\*[^]*?\*\/)*/y;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const number = /-?(?:0[xX][\dA-Fa-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/y;
const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
  '\n': '',
  '\r': '',
  '\u2028': '',
  '\u2029': '',
};
const named: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
]);

/** Reads the literals of a piece of JavaScript; whatever would have to be run is `invalid-fetch` (`line`, `column`). */
export class LiteralReader {
  at = 0;

  constructor(readonly text: string) {}

  fail(): ToolError {
    const before = this.text.slice(0, this.at);
    const lines = before.split(/\r\n|\n|\r/);
    return new ToolError('invalid-fetch', {
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      offset: this.at,
    });
  }

  skip(): void {
    gap.lastIndex = this.at;
    this.at += gap.exec(this.text)?.[0].length ?? 0;
  }

  /** Steps over a sign, if it comes next. */
  eat(sign: string): boolean {
    this.skip();
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  expect(sign: string): void {
    if (!this.eat(sign)) throw this.fail();
  }

  word(): string | undefined {
    this.skip();
    word.lastIndex = this.at;
    const [found] = word.exec(this.text) ?? [];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  value(depth = 0): Literal {
    this.skip();
    if (depth > depthLimit) throw this.fail();
    const character = this.text[this.at] ?? '';
    if (character === '{') return this.object(depth);
    if (character === '[') return this.list(depth);
    if (/["'`]/.test(character)) return this.string();
    if (/[-.\d]/.test(character)) return this.number();
    return this.named(depth);
  }

  /** `JSON.stringify(…)` and `new Headers(…)` of a literal, and words for values. */
  private named(depth: number): Literal {
    const start = this.at;
    const found = this.word();
    const known = found === undefined ? undefined : named.get(found);
    if (known !== undefined) return known;
    if (found === 'JSON' && this.eat('.') && this.word() === 'stringify') {
      this.expect('(');
      const value = this.value(depth + 1);
      // A replacer or an indent would make another text.
      this.eat(',');
      this.expect(')');
      return jsonOf(value);
    }
    if (found === 'new' && this.word() === 'Headers') {
      this.expect('(');
      const value = this.value(depth + 1);
      this.expect(')');
      return value;
    }
    this.at = start;
    throw this.fail();
  }

  private number(): Literal {
    number.lastIndex = this.at;
    const [found] = number.exec(this.text) ?? [];
    if (found === undefined) throw this.fail();
    this.at += found.length;
    return new NumberLiteral(found);
  }

  private list(depth: number): Literal {
    const items: Literal[] = [];
    this.expect('[');
    while (!this.eat(']')) {
      items.push(this.value(depth + 1));
      if (this.eat(']')) break;
      this.expect(',');
    }
    return items;
  }

  private object(depth: number): Literal {
    const members = new Map<string, Literal>();
    this.expect('{');
    while (!this.eat('}')) {
      const key = this.key();
      this.expect(':');
      members.set(key, this.value(depth + 1));
      if (this.eat('}')) break;
      this.expect(',');
    }
    return members;
  }

  private key(): string {
    this.skip();
    if (/["'`]/.test(this.text[this.at] ?? '')) return this.string();
    const found = this.word();
    if (found === undefined) throw this.fail();
    return found;
  }

  private string(): string {
    const quote = this.text[this.at++] as string;
    let result = '';
    let start = this.at;
    for (;;) {
      const character = this.text[this.at];
      const isEnd = character === undefined || (quote !== '`' && /[\r\n]/.test(character));
      if (isEnd || (quote === '`' && this.text.startsWith('${', this.at))) throw this.fail();
      if (character === quote) break;
      if (character === '\\') {
        result += this.text.slice(start, this.at) + this.escape();
        start = this.at;
      } else this.at++;
    }
    result += this.text.slice(start, this.at++);
    return result;
  }

  private escape(): string {
    const code = /^\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]{1,6})\})/.exec(
      this.text.slice(this.at, this.at + 12),
    );
    if (code) {
      const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
      if (point > 0x10ffff) throw this.fail();
      this.at += code[0].length;
      return String.fromCodePoint(point);
    }
    const next = this.text[this.at + 1] ?? '';
    if (next === '' || /[xu1-9]/.test(next)) throw this.fail();
    this.at += this.text.startsWith('\r\n', this.at + 1) ? 3 : 2;
    return escapes[next] ?? next;
  }
}
