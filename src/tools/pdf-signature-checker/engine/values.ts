import { ToolError } from '#core/operation.ts';

/** A name, without its slash. */
export interface Name {
  readonly kind: 'name';
  readonly name: string;
}
/** A string, and where its delimiters are in what was read. */
export interface Text {
  readonly kind: 'text';
  readonly bytes: Uint8Array;
  readonly start: number;
  /** Behind the last delimiter. */
  readonly end: number;
}
export interface Reference {
  readonly kind: 'reference';
  readonly number: number;
  readonly generation: number;
}
export type Dictionary = ReadonlyMap<string, Value>;
export interface Stream {
  readonly kind: 'stream';
  readonly dictionary: Dictionary;
  readonly data: Uint8Array;
}
/** An object, ISO 32000-2 §7.3. */
export type Value = null | boolean | number | Name | Text | Reference | Stream | readonly Value[] | Dictionary;

const isOfKind = (value: Value | undefined, kind: string): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

export const isDictionary = (value: Value | undefined): value is Dictionary => value instanceof Map;
export const isName = (value: Value | undefined, name?: string): value is Name =>
  isOfKind(value, 'name') && (name === undefined || (value as Name).name === name);
export const isText = (value: Value | undefined): value is Text => isOfKind(value, 'text');
export const isReference = (value: Value | undefined): value is Reference => isOfKind(value, 'reference');
export const isStream = (value: Value | undefined): value is Stream => isOfKind(value, 'stream');
export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

const maxDepth = 100;
const white = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

function hexValue(code: number | undefined): number {
  if (code === undefined) return -1;
  if (isDigit(code)) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** What is not an object; whoever reads decides what that means. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** Reads objects from bytes. */
export class Reader {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  private code(offset = 0): number | undefined {
    return this.bytes[this.at + offset];
  }

  skipWhite(): void {
    for (;;) {
      const code = this.code();
      if (code !== undefined && white.has(code)) this.at++;
      else if (code === 0x25) while (this.at < this.bytes.length && this.code() !== 10 && this.code() !== 13) this.at++;
      else return;
    }
  }

  /** The characters up to the next white space or delimiter. */
  word(): string {
    this.skipWhite();
    const start = this.at;
    for (let code = this.code(); code !== undefined && !white.has(code) && !delimiters.has(code); code = this.code())
      this.at++;
    return String.fromCharCode(...this.bytes.subarray(start, Math.min(this.at, start + 64)));
  }

  /** Goes past the word if it is next. */
  take(word: string): boolean {
    const start = this.at;
    if (this.word() === word) return true;
    this.at = start;
    return false;
  }

  private isNext(text: string): boolean {
    return Array.from(text).every((character, index) => this.code(index) === character.charCodeAt(0));
  }

  value(depth = 0): Value {
    if (depth > maxDepth) throw new ToolError('too-complex');
    this.skipWhite();
    const code = this.code();
    if (code === 0x2f) return this.name();
    if (code === 0x28) return this.literal();
    if (code === 0x5b) return this.list(depth);
    if (code === 0x3c) return this.isNext('<<') ? this.dictionary(depth) : this.hex();
    const word = this.word();
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new Malformed(word);
    return this.reference(word) ?? Number(word);
  }

  private reference(word: string): Reference | undefined {
    if (!/^\d{1,10}$/.test(word)) return undefined;
    const after = this.at;
    const generation = this.word();
    if (/^\d{1,5}$/.test(generation) && this.take('R')) {
      return { kind: 'reference', number: Number(word), generation: Number(generation) };
    }
    this.at = after;
    return undefined;
  }

  private name(): Name {
    this.at++;
    let name = '';
    for (let code = this.code(); code !== undefined && !white.has(code) && !delimiters.has(code); code = this.code()) {
      const [high, low] = code === 0x23 ? [hexValue(this.code(1)), hexValue(this.code(2))] : [-1, -1];
      const isEscaped = high >= 0 && low >= 0;
      name += String.fromCharCode(isEscaped ? high * 16 + low : code);
      this.at += isEscaped ? 3 : 1;
    }
    return { kind: 'name', name };
  }

  private list(depth: number): Value[] {
    this.at++;
    const values: Value[] = [];
    for (;;) {
      this.skipWhite();
      if (this.code() === 0x5d) break;
      values.push(this.value(depth + 1));
    }
    this.at++;
    return values;
  }

  private dictionary(depth: number): Dictionary {
    this.at += 2;
    const values = new Map<string, Value>();
    for (;;) {
      this.skipWhite();
      if (this.isNext('>>')) break;
      if (this.code() !== 0x2f) throw new Malformed('dictionary');
      const { name } = this.name();
      values.set(name, this.value(depth + 1));
    }
    this.at += 2;
    return values;
  }

  private hex(): Text {
    const start = this.at++;
    const close = this.bytes.indexOf(0x3e, this.at);
    if (close < 0) throw new Malformed('string');
    const bytes = new Uint8Array(Math.ceil((close - this.at) / 2));
    let digits = 0;
    for (; this.at < close; this.at++) {
      const value = hexValue(this.code());
      if (value < 0) continue;
      bytes[digits >> 1] = (bytes[digits >> 1] as number) | (value << (digits % 2 === 0 ? 4 : 0));
      digits++;
    }
    this.at = close + 1;
    return { kind: 'text', bytes: bytes.subarray(0, Math.ceil(digits / 2)), start, end: this.at };
  }

  private literal(): Text {
    const start = this.at++;
    const bytes: number[] = [];
    for (let open = 1; open > 0; this.at++) {
      const code = this.code();
      if (code === undefined) throw new Malformed('string');
      if (code === 0x5c) {
        this.at++;
        this.escape(bytes);
        continue;
      }
      if (code === 0x28) open++;
      if (code === 0x29 && --open === 0) continue;
      bytes.push(code);
    }
    return { kind: 'text', bytes: Uint8Array.from(bytes), start, end: this.at };
  }

  /** ISO 32000-2 §7.3.4.2, table 3; ends on the last character of the escape. */
  private escape(bytes: number[]): void {
    const code = this.code() ?? 0;
    const plain = { n: 10, r: 13, t: 9, b: 8, f: 12 }[String.fromCharCode(code)];
    if (plain !== undefined) bytes.push(plain);
    else if (code === 13 && this.code(1) === 10) this.at++;
    else if (code >= 0x30 && code <= 0x37) {
      let value = 0;
      let digits = 0;
      for (let next = code; digits < 3 && next >= 0x30 && next <= 0x37; next = this.code(digits) ?? 0) {
        value = value * 8 + next - 0x30;
        digits++;
      }
      this.at += digits - 1;
      bytes.push(value & 255);
    } else if (code !== 13 && code !== 10) bytes.push(code);
  }
}
