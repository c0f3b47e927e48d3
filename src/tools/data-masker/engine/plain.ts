import type { Context } from '#core/operation.ts';
import { Pace } from '#lib/pace.ts';
import { search } from './find.ts';
import type { Rule } from './kinds.ts';
import type { Report } from './report.ts';
import { endOfKey, openKeyIn } from './rules/keys.ts';

/** So much is searched at a time, to the end of the line. */
const chunkSize = 65_536;

/** Counts lines and columns, asked for in ascending order. A line ends with CR LF, LF or CR. */
class Places {
  private at = 0;
  private lineStart = 0;

  /** The number of the first line may be another one than 1. */
  constructor(
    private readonly text: string,
    private line = 1,
  ) {}

  of(offset: number): { readonly line: number; readonly column: number } {
    for (; this.at < offset; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === 10 || (code === 13 && this.text.charCodeAt(this.at + 1) !== 10)) {
        this.line++;
        this.lineStart = this.at + 1;
      }
    }
    return { line: this.line, column: offset - this.lineStart + 1 };
  }
}

/** The first line of an item of YAML, a part of a form, an object or an element, but of no private key. */
const recordStart = /(?<=[\r\n])[ \t]{0,64}(?:-(?!-*(?:BEGIN|END) )|[{}<])/g;
const longestRecord = 4096;

/** Where the last record before `end` begins, so that a name and its value are not parted; else `end`. */
export function endOfRecords(text: string, end: number): number {
  const start = end - longestRecord;
  const last = start > 0 ? [...text.slice(start, end).matchAll(recordStart)].at(-1) : undefined;
  return last ? start + last.index : end;
}

/** Where the chunk that begins at `from` ends: with a line, and not inside a private key. */
function endOfChunk(text: string, from: number): number {
  const lineBreak = text.indexOf('\n', from + chunkSize);
  const end = lineBreak < 0 ? text.length : endOfRecords(text, lineBreak + 1);
  const open = openKeyIn(text.slice(from, end));
  if (open === undefined) return end;
  const closed = endOfKey(text, from + open);
  const after = closed === undefined ? -1 : text.indexOf('\n', closed);
  return after < 0 ? text.length : after + 1;
}

/** A plain text with what the rules find replaced; everything else stays. `firstLine` is the number of its first line. */
export async function maskPlain(
  text: string,
  rules: readonly Rule[],
  report: Report,
  context: Context,
  firstLine = 1,
): Promise<string> {
  const pieces: string[] = [];
  const places = new Places(text, firstLine);
  const pace = new Pace(context, text.length);
  for (let from = 0; from < text.length;) {
    const end = endOfChunk(text, from);
    const chunk = text.slice(from, end);
    const { found, blocks } = search(chunk, rules);
    report.blocks += blocks;
    let last = 0;
    for (const each of found) {
      if (each.kept) continue;
      const start = from + each.from;
      const length = each.to - each.from;
      const replacement = report.replace(each, chunk.slice(each.from, each.to), () => ({
        ...places.of(start),
        path: null,
        length,
      }));
      pieces.push(chunk.slice(last, each.from), replacement);
      last = each.to;
    }
    pieces.push(chunk.slice(last));
    from = end;
    if (pace.isDue(from)) await pace.rest(from);
  }
  return pieces.join('');
}
