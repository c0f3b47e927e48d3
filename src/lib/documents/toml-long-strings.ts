import { ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import { stringAt } from './toml-depth.ts';

/** The parser passes the characters of a string as arguments of one call, of which there may be some hundred thousand. */
const longest = 50_000;

const literalUnit = String.raw`\r\n|[^]`;
/** What must not be parted: an escape, a line break with the white space that a backslash takes away. */
const basicUnit = String.raw`\\(?:[ \t]*\r?\n[ \t\r\n]*|x[^]{2}|u[^]{4}|U[^]{8}|[^])|${literalUnit}`;

interface Found {
  readonly start: number;
  readonly end: number;
  /** `"`, `'`, or three of them. */
  readonly fence: string;
}

/** The value of a string, read piece by piece. Errors: `ParseError`, its index counted in `text`. */
function longString(text: string, { start, end, fence }: Found): string {
  // A line break behind three quotes does not count (TOML 1.1, String): each piece gets one of its own.
  const isMultiLine = fence.length === 3;
  const opening = `a = ${fence}${isMultiLine ? '\n' : ''}`;
  const from = start + fence.length;
  const content = text.slice(from, end - fence.length);
  const skipped = isMultiLine ? (/^\r?\n/.exec(content)?.[0].length ?? 0) : 0;
  const unit = fence.startsWith('"') ? basicUnit : literalUnit;
  const pieces = new RegExp(`(?:${unit}){1,${longest}}`, 'gu');
  pieces.lastIndex = skipped;
  const values: string[] = [];
  for (const { 0: piece, index } of content.matchAll(pieces)) {
    try {
      const { body } = parseTOML(`${opening}${piece}${fence}`, { tomlVersion: '1.1' });
      const { value } = body[0].body[0] as AST.TOMLKeyValue;
      values.push((value as AST.TOMLStringValue).value);
    } catch (error) {
      if (error instanceof ParseError) error.index += from + index - opening.length;
      throw error;
    }
  }
  return values.join('');
}

/** The strings that are too long for the parser. One that is not closed is none. */
function* longStrings(text: string): Generator<Found> {
  const starts = /["'#]/g;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    const { 0: sign, index: start } = match;
    const lineEnd = text.indexOf('\n', start);
    if (sign === '#') {
      if (lineEnd < 0) return;
      starts.lastIndex = lineEnd;
      continue;
    }
    const { end, fence, isClosed } = stringAt(text, start);
    if (isClosed && end - start > longest) yield { start, end, fence };
    starts.lastIndex = end;
  }
}

/** A character that the text has not: one for private use (Unicode 17.0, 23.5). */
function unusedCharacter(text: string): string {
  let point = 0xe000;
  while (text.includes(String.fromCharCode(point))) point++;
  return String.fromCharCode(point);
}

/** A TOML text with short names in the place of its long strings, which the parser cannot read. */
export class ShortenedToml {
  readonly text: string;
  private readonly values = new Map<string, string>();
  private readonly names = new Map<string, string>();
  /** Where a name ends in the short text, and how much longer the text before is in the whole one. */
  private readonly cuts: { readonly at: number; readonly longer: number }[] = [];

  /** Errors: `ParseError` for a long string that is none, its index counted in `whole`. */
  constructor(whole: string) {
    const mark = unusedCharacter(whole);
    const parts: string[] = [];
    let copied = 0;
    let length = 0;
    for (const found of longStrings(whole)) {
      const { start, end, fence } = found;
      const value = longString(whole, found);
      const name = this.names.get(value) ?? `${mark}${this.names.size}`;
      this.names.set(value, name);
      this.values.set(name, value);
      const part = `${whole.slice(copied, start)}${fence}${name}${fence}`;
      parts.push(part);
      length += part.length;
      copied = end;
      this.cuts.push({ at: length, longer: end - length });
    }
    this.text = `${parts.join('')}${whole.slice(copied)}`;
  }

  /** The string that a name stands for; every other text is itself. */
  restore(text: string): string {
    return this.values.get(text) ?? text;
  }

  /** Where an offset of the short text is in the whole one. */
  offsetOf(offset: number): number {
    return offset + (this.cuts.findLast(({ at }) => at <= offset)?.longer ?? 0);
  }
}
