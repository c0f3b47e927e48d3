import { percentName } from './names.ts';
import { operandStart } from './operand.ts';

/** A line as the parser reads it. */
export interface Source {
  /** The line as it was typed. */
  readonly input: string;
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
};

const digits = String.raw`\d(?:_*\d)*`;
const operand = new RegExp(
  String.raw`^(?:0(?:x[\da-f](?:_*[\da-f])*|[bo]${digits})|(?:${digits}\.?(?:${digits})?|\.${digits})(?:e[+-]?${digits})?|[\p{L}_][\p{L}\p{N}_]*(?:\([^()]*\))?)`,
  'iu',
);

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
        const stop = Math.min(to, stringEnd(line, at, text));
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
      } else if (sign === '%' && isPercent(line, at) && operandStart(text) !== -1) {
        const start = operandStart(text);
        const opening = ` ${percentName}(`;
        text = `${text.slice(0, start)}${opening}${text.slice(start)}`;
        columns.splice(start, 0, ...Array.from(opening, () => columns[start] ?? 1));
        put(')', at);
      } else if (sign === '²' || sign === '³') {
        const raised = /^[²³]+/.exec(line.slice(at, to))?.[0] ?? sign;
        const digits = raised.replaceAll('²', '2').replaceAll('³', '3');
        // The power is over: no digit after it belongs to it.
        put(/[\d.e]/i.test(line.charAt(at + raised.length)) ? `^${digits} ` : `^${digits}`, at);
        at += raised.length - 1;
      } else if (/[XBO]/.test(sign) && /(?<![\p{L}\p{N}_.])0$/u.test(text) && prefixed.test(line.slice(at))) {
        put(sign.toLowerCase(), at);
      } else if (sign === '*' && line[at + 1] === '*') {
        put('^', at);
        at++;
      } else if (sign === '_' && joinsDigits(line.slice(0, at), line.slice(at + 1))) {
        continue;
      } else {
        put(meanings[sign] ?? (/\s/.test(sign) ? ' ' : sign), at);
      }
    }
  };
  read(0, commentStart(line));
  return { input: line, text, columnOf: (place) => columns[place] ?? (columns.at(-1) ?? 0) + 1 };
}

/** `%` directly after its operand and before a sign: `50 + 10% + 5`, and not `7 % -3`. */
const isPercent = (line: string, at: number): boolean =>
  /\S/.test(line.charAt(at - 1)) && /^%\s*[-+−–]/.test(line.slice(at));

/** The rest of `0XFF`, `0B11` and `0O17`. */
const prefixed = /^(?:X[\da-f]|B[01]|O[0-7])/i;

const numberEnd = /(?<![\p{L}\p{N}_])(?:0x[\da-f_]+|(?:0[bo])?\d[\d_]*(?:e[+-]?\d[\d_]*)?)$/iu;

/** Are these the two sides of a `_` inside a number? */
function joinsDigits(before: string, after: string): boolean {
  const [number] = numberEnd.exec(before) ?? [];
  if (number === undefined) return false;
  return /^0x/i.test(number) ? /^_*[\da-f]/i.test(after) : /^_*\d/.test(after);
}

/** Where a string ends that begins with the quotation mark at this place; after the mark when it begins none. */
function stringEnd(line: string, at: number, before: string): number {
  const sign = line.charAt(at);
  // An apostrophe after a value transposes it.
  if (sign === "'" && /[\p{L}\p{N}_)\]'.]$/u.test(before)) return at + 1;
  for (let end = at + 1; end < line.length; end++) {
    if (line[end] === sign) return end + 1;
    if (line[end] === '\\') end++;
  }
  return line.length;
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

/** Does a line hold more than blanks, separators of statements and a comment? */
export const hasContent = (line: string): boolean => /[^\s;]/.test(line.slice(0, commentStart(line)));

/** Where a `#` outside of strings begins a comment. */
function commentStart(line: string): number {
  let at = 0;
  while (at < line.length && line[at] !== '#') {
    const isQuote = line[at] === '"' || line[at] === "'";
    at = isQuote ? stringEnd(line, at, line.slice(0, at)) : at + 1;
  }
  return at;
}
