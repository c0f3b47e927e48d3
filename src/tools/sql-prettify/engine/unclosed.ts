import type { DialectOptions } from 'sql-formatter';
import { ToolError } from '#core/operation.ts';

type TokenizerOptions = DialectOptions['tokenizerOptions'];

/** What is opened, what closes it, and how much sooner than others the library is tired of looking for that. */
interface Pair {
  readonly opening: string;
  readonly closing: string;
  readonly weight: number;
}

/** The library looks at that many characters in a fraction of a second. */
const allowance = 100_000_000;
/** It reads a comment that may hold comments sign by sign. */
const nestedWeight = 10;

const templates: readonly Pair[] = [
  { opening: '{{', closing: '}}', weight: 1 },
  { opening: '{%', closing: '%}', weight: 1 },
  { opening: '{#', closing: '#}', weight: 1 },
  { opening: '${', closing: '}', weight: 1 },
];

/** `{name: type}`. */
const clickhouseParameter: Pair = { opening: '{', closing: '}', weight: 1 };

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Does a backslash keep this quote from closing, where no prefix says so? */
function hasBackslashes({ identTypes, stringTypes }: TokenizerOptions, quote: string): boolean {
  return [...stringTypes, ...identTypes].some((type) => {
    if (typeof type === 'object' && !('quote' in type && type.requirePrefix !== true)) return false;
    const form = typeof type === 'object' ? type.quote : type;
    return form.startsWith(quote) && form.includes('bs');
  });
}

/** For each place in the text: how far the depth of comments sinks below its own, from there to the end. */
function depthsOfComments(sql: string): Int32Array {
  const lowest = new Int32Array(sql.length + 2);
  for (let at = sql.length - 2; at >= 0; at--) {
    if (sql.startsWith('/*', at)) lowest[at] = Math.min(0, (lowest[at + 2] ?? 0) + 1);
    else if (sql.startsWith('*/', at)) lowest[at] = Math.min(0, (lowest[at + 2] ?? 0) - 1);
    else lowest[at] = lowest[at + 1] ?? 0;
  }
  return lowest;
}

/** Where a comment ends that may hold others, and that is known to end. */
function endOfNested(sql: string, start: number): number {
  const sign = /\/\*|\*\//g;
  sign.lastIndex = start + 2;
  for (let depth = 1; depth > 0;) depth += sign.exec(sql)?.[0] === '/*' ? 1 : -1;
  return sign.lastIndex;
}

/** Walks over a text once and adds up what is opened in it and not closed. */
class Walk {
  private readonly signs: RegExp;
  private readonly comments: readonly string[];
  private readonly pairs: readonly Pair[];
  private readonly lastClosings = new Map<string, number>();
  private depths: Int32Array | undefined;
  /** The next sign at which a name in braces ends. */
  private nameEnd = -1;
  private cost = 0;

  constructor(
    private readonly sql: string,
    private readonly options: TokenizerOptions,
    hasTemplates: boolean,
  ) {
    this.comments = options.lineCommentTypes ?? ['--'];
    this.pairs = [
      { opening: '/*', closing: '*/', weight: options.nestedBlockComments ? nestedWeight : 1 },
      ...(hasTemplates ? templates : []),
      ...(options.paramTypes?.custom?.length ? [clickhouseParameter] : []),
    ];
    const all = [...this.comments, ...this.pairs.map(({ opening }) => opening), "'", '"', '`'];
    this.signs = new RegExp(all.map(escape).join('|'), 'g');
  }

  /** Error: `too-many-unclosed` { sign, line, column, offset } of the first that is not closed. */
  run(): void {
    const { signs, sql } = this;
    let first: { readonly sign: string; readonly offset: number } | undefined;
    for (let found = signs.exec(sql); found; found = signs.exec(sql)) {
      const { 0: sign, index } = found;
      const end = this.endOf(sign, index);
      if (end === undefined) return;
      if (end > 0) {
        signs.lastIndex = end;
        continue;
      }
      first ??= { sign, offset: index };
      if (this.cost > allowance)
        throw new ToolError('too-many-unclosed', { ...first, ...positionOf(sql, first.offset) });
      signs.lastIndex = index + 1;
    }
  }

  /** Where it ends that starts here; 0 when it does not; undefined when the library reads no further. */
  private endOf(sign: string, index: number): number | undefined {
    const { options, sql } = this;
    if (this.comments.includes(sign)) return lineEnd(sql, index);
    const pair = this.pairs.find(({ opening }) => opening === sign);
    if (!pair) return endOfQuote(sql, index, hasBackslashes(options, sign));
    if (pair === clickhouseParameter) return this.passName(index);
    if (sign === '/*' && options.nestedBlockComments) {
      this.depths ??= depthsOfComments(sql);
      if ((this.depths[index + 2] ?? 0) < 0) return endOfNested(sql, index);
    } else if (this.lastOf(pair.closing) >= index + sign.length) {
      return sql.indexOf(pair.closing, index + sign.length) + pair.closing.length;
    }
    this.cost += (sql.length - index) * pair.weight;
    return 0;
  }

  /** The library looks for the colon after a name wherever a brace opens. */
  private passName(index: number): number {
    const { sql } = this;
    if (this.nameEnd <= index) {
      const found = sql.slice(index + 1).search(/[:']/);
      this.nameEnd = found < 0 ? sql.length : index + 1 + found;
    }
    this.cost += (this.lastOf('}') < this.nameEnd ? sql.length : this.nameEnd) - index;
    return 0;
  }

  private lastOf(closing: string): number {
    const known = this.lastClosings.get(closing) ?? this.sql.lastIndexOf(closing);
    this.lastClosings.set(closing, known);
    return known;
  }
}

function lineEnd(sql: string, index: number): number {
  const end = sql.indexOf('\n', index);
  return end < 0 ? sql.length : end;
}

/** After the quote that closes this one; undefined when none does. Two in a row are two texts here. */
function endOfQuote(sql: string, index: number, hasBackslashes: boolean): number | undefined {
  const quote = sql.charAt(index);
  let end = sql.indexOf(quote, index + 1);
  if (hasBackslashes) while (end >= 0 && isEscaped(sql, index, end)) end = sql.indexOf(quote, end + 1);
  return end < 0 ? undefined : end + 1;
}

/** Is there an odd number of backslashes in front? */
function isEscaped(sql: string, start: number, end: number): boolean {
  let at = end;
  while (at - 1 > start && sql[at - 1] === '\\') at--;
  return (end - at) % 2 === 1;
}

function positionOf(sql: string, offset: number): { readonly line: number; readonly column: number } {
  const before = sql.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Refuses a text in which so much is opened and never closed that the library, which looks for the end of each one by
 * itself, would take minutes. Error: `too-many-unclosed`.
 */
export function refuseUnclosed(sql: string, options: TokenizerOptions, hasTemplates: boolean): void {
  new Walk(sql, options, hasTemplates).run();
}
