import { percentName } from './names.ts';

/** A line as the parser reads it. */
export interface Source {
  readonly text: string;
  /** The column in the typed line, from 1, of a place in `text`, from 0. */
  columnOf(place: number): number;
}

/** What people type, and what it means. */
const meanings: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  π: ' pi ',
  '∞': ' Infinity ',
  '²': '^2',
  '³': '^3',
};

const amount = /(?<![\p{L}\p{N}_.])(?:\d+\.?\d*|\.\d+)$/u;
const operand = /^(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[\p{L}_][\p{L}\p{N}_]*(?:\([^()]*\))?)/iu;

/**
 * Writes typed symbols as the parser knows them: `×` `÷` `π` `²` `**` `√9`, no `_` between digits; strings stay as they
 * are, and a comment is cut off.
 */
export function readSource(line: string): Source {
  let text = '';
  const columns: number[] = [];
  const put = (part: string, at: number): void => {
    text += part;
    for (let index = 0; index < part.length; index++) columns.push(at + 1);
  };

  /** The end of what a root sign stands before. */
  const rootEnd = (at: number): number => {
    const start = at + (/^\s*/.exec(line.slice(at))?.[0].length ?? 0);
    if (line[start] === '(') return closingEnd(line, start);
    const found = /^[π∞]/.exec(line.slice(start)) ?? operand.exec(line.slice(start));
    return start + (found?.[0].length ?? 0);
  };

  const read = (from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const sign = line[at] as string;
      if (sign === '"' || sign === "'") {
        // An apostrophe after a value transposes it.
        const isString = sign === '"' || !/[\p{L}\p{N}_)\]'.]$/u.test(text);
        const end = isString ? line.indexOf(sign, at + 1) : at;
        const stop = end === -1 ? to : Math.min(to, end + 1);
        for (; at < stop; at++) put(line[at] as string, at);
        at--;
      } else if (sign === '√') {
        const roots = /^√[√\s]*/.exec(line.slice(at))?.[0] ?? sign;
        const count = roots.replace(/\s/g, '').length;
        const end = Math.min(rootEnd(at + roots.length), to);
        put(' sqrt('.repeat(count), at);
        read(at + roots.length, end);
        // Nothing to take the root of is a syntax error there.
        if (end > at + roots.length) put(')'.repeat(count), end - 1);
        at = end - 1;
      } else if (sign === '%' && /^%\s+[+-]\s/.test(line.slice(at)) && amount.test(text)) {
        const start = text.length - (amount.exec(text)?.[0].length ?? 0);
        const opening = ` ${percentName}(`;
        text = `${text.slice(0, start)}${opening}${text.slice(start)}`;
        columns.splice(start, 0, ...Array.from(opening, () => columns[start] ?? 1));
        put(')', at);
      } else if (sign === '*' && line[at + 1] === '*') {
        put('^', at);
        at++;
      } else if (sign === '_' && /\d[\d_]*$/.test(line.slice(0, at)) && /^_+\d/.test(line.slice(at))) {
        if (!/(?:^|[^\p{L}\p{N}_])\d[\p{L}\p{N}_]*$/u.test(line.slice(0, at))) put(sign, at);
      } else {
        put(meanings[sign] ?? sign, at);
      }
    }
  };
  read(0, commentStart(line));
  return { text, columnOf: (place) => columns[place] ?? (columns.at(-1) ?? 0) + 1 };
}

/** After the parenthesis that closes the one at this place, or after it when none does. */
function closingEnd(line: string, open: number): number {
  let depth = 0;
  for (let at = open; at < line.length; at++) {
    if (line[at] === '(') depth += 1;
    if (line[at] === ')' && (depth -= 1) === 0) return at + 1;
  }
  return open + 1;
}

/** Does a line hold more than blanks and a comment? */
export const hasContent = (line: string): boolean => line.slice(0, commentStart(line)).trim() !== '';

/** Where a `#` outside of strings begins a comment. */
function commentStart(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') quoted = !quoted;
    if (line[at] === '#' && !quoted) return at;
  }
  return line.length;
}
