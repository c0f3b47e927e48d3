import { insideQuotes } from './quotes.ts';

/** The data to recognize. */
export interface SampleSource {
  /** The first 64 KiB as text; undefined for what is not text. */
  readonly text?: string | undefined;
  /** Size of the whole sample, in bytes for a file and in UTF-16 units for a text. */
  readonly length: number;
  /** Whether the text is the whole sample. */
  readonly complete: boolean;
  /** The first 512 bytes of a file. */
  readonly head?: Uint8Array | undefined;
  /** The name of a file, without its folder. */
  readonly name?: string | undefined;
  /** The media type that a file came with. */
  readonly type?: string | undefined;
  /** Milliseconds since 1970, for what is likely only in our days. */
  readonly now: number;
}

/** How much of a text the recognizers examine, in bytes of a file or in UTF-16 units of a text. */
export const sampleSize = 65_536;

/** The text without one pair of quotes around the whole; quotes inside it would be pairs of their own. */
function unquoted(text: string): string {
  // As a value stands in JSON and code.
  const value = text.replace(/[,;]$/, '');
  const inside = insideQuotes(value);
  const isPair = inside && !inside.includes(value.charAt(0)) && !inside.includes(value.slice(-1));
  const whole = isPair ? inside.trim() : text;
  // In a table, an empty cell stands after the comma.
  return /^[{[]|^[^\n]*$/.test(whole) ? whole.replace(/,$/, '') : whole;
}

/** Lines that are all indented without the indentation of the first: what is cut out of a file keeps its form. */
function dedented(text: string): string {
  const [, indent] = /^\s*?(?:^|\n)([ \t]+)\S/.exec(text) ?? [];
  if (indent === undefined || !text.trim().includes('\n')) return text;
  const lines = text.split('\n');
  const isCommon = lines.every((line) => line.startsWith(indent) || line.trim() === '');
  return isCommon ? lines.map((line) => line.slice(indent.length)).join('\n') : text;
}

const separators = /[\s,;]+/;

/** An entry of a list without the quotes and the comma that it has in code. */
const bare = (item: string): string => item.replace(/^["'`]|["'`]?[,;]?$/g, '');

/** A text with properties that many recognizers need, each computed once and only on demand. */
export class Sample {
  private cut: string | undefined;
  private split: readonly string[] | undefined;
  private filled: readonly string[] | undefined;
  private ascii: boolean | undefined;
  private longest: number | undefined;

  constructor(readonly source: SampleSource) {}

  /**
   * Without white space and one pair of quotes or backticks around the whole, and without the indentation of all lines; empty
   * for what is not text.
   */
  get text(): string {
    this.cut ??= unquoted(dedented((this.source.text ?? '').replace(/^\uFEFF/, '')).trim());
    return this.cut;
  }

  /** The lines of `text`, which LF or CRLF ends. */
  get lines(): readonly string[] {
    this.split ??= this.text.split(this.text.includes('\r') ? /\r?\n/ : '\n');
    return this.split;
  }

  /** The lines that are not blank, trimmed; without the last where the sample ends before the text does. */
  get items(): readonly string[] {
    const whole = this.source.complete ? this.lines.length : -1;
    this.filled ??= this.lines
      .slice(0, whole)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    return this.filled;
  }

  /** The items, if they are two at least and each passes. The first is tested before the others are cut out. */
  listOf(isItem: (line: string) => boolean): readonly string[] | undefined {
    const [first = '', ...more] = this.lines.slice(0, 2);
    if (more.length === 0 || !isItem(first.trim())) return undefined;
    const { items } = this;
    return items.length > 1 && items.every(isItem) ? items : undefined;
  }

  /**
   * Like `listOf`, but also for a list as it stands in code, with quotes and commas, and for one in a single line. `text` has
   * an item per line, as the operations for many read it.
   */
  entriesOf(
    isItem: (line: string) => boolean,
  ): { readonly items: readonly string[]; readonly text: string } | undefined {
    const given = this.listOf(isItem);
    if (given) return { items: given, text: this.text };
    const isOneLine = this.lines.length === 1;
    const [first = ''] = isOneLine ? this.text.split(separators, 1) : this.lines;
    if (!this.source.complete || !isItem(bare(first.trim()))) return undefined;
    const items = (isOneLine ? this.text.split(separators) : this.items).map(bare);
    return items.length > 1 && items.every(isItem) ? { items, text: items.join('\n') } : undefined;
  }

  /** Is it one line of at most `limit` characters? */
  isLine(limit: number): boolean {
    return this.text !== '' && this.text.length <= limit && !this.text.includes('\n');
  }

  get isAscii(): boolean {
    // oxlint-disable-next-line no-control-regex
    this.ascii ??= /^[\0-\x7f]*$/.test(this.text);
    return this.ascii;
  }

  /** Length of the longest line, in UTF-16 units. */
  get longestLine(): number {
    this.longest ??= this.lines.reduce((most, line) => Math.max(most, line.length), 0);
    return this.longest;
  }
}

/** A sample of a text. */
export function sampleOf(text: string, now = Date.now()): Sample {
  const { length } = text;
  return new Sample({ text: text.slice(0, sampleSize), length, complete: length <= sampleSize, now });
}

/** How much of a file the recognizers examine to identify its kind, in bytes. */
const headSize = 512;

/** The bytes as text, without a character that the end cuts; undefined for what is not UTF-8 or has a NUL. */
function textOf(bytes: Uint8Array, isWhole: boolean): string | undefined {
  if (bytes.includes(0)) return undefined;
  for (let cut = 0; cut <= (isWhole ? 0 : 3); cut++) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, bytes.length - cut));
    } catch {
      // A character that is cut has at most three bytes.
    }
  }
  return undefined;
}

/** The known facts about a file: its first `sampleSize` bytes and its total size. */
export interface FileStart extends Pick<SampleSource, 'length' | 'name' | 'type'> {
  readonly bytes: Uint8Array;
}

/** A sample of a file. */
export function sampleOfFile({ bytes, length, name, type }: FileStart, now = Date.now()): Sample {
  const complete = length <= bytes.length;
  const head = bytes.subarray(0, headSize);
  return new Sample({ text: textOf(bytes, complete), length, complete, head, name, type, now });
}
