import { stretchesOf, type Stretch } from './comparing.ts';
import { splitLines } from './tokens.ts';

interface PatchInput {
  readonly left: string;
  readonly right: string;
  readonly leftName: string;
  readonly rightName: string;
  readonly context: number;
}

const exactly = { ignoreCase: false, ignoreWhitespace: 'none' } as const;

/** Changes whose context touches stand in one hunk. */
function groupChanges(changes: readonly Stretch[], context: number): Stretch[][] {
  const hunks: Stretch[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    const previous = last?.at(-1);
    if (last && previous && change.aFrom - previous.aTo <= 2 * context) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

/** Where a hunk lies, as GNU diff writes it: an empty one is placed by the line before it. */
function place(from: number, count: number): string {
  if (count === 1) return String(from + 1);
  return `${count === 0 ? from : from + 1},${count}`;
}

function signed(sign: string, lines: readonly string[]): string {
  return lines
    .map((line) => (line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`))
    .join('');
}

/**
 * A name as git writes it in a header: behind blanks a tab ends it, and what holds a tab or begins with a blank or
 * a quotation mark is quoted. A line break would end the header.
 */
function header(name: string): string {
  const line = name.replace(/[\r\n]+/g, ' ');
  if (/^[" ]|\t/.test(line)) return `"${line.replace(/["\\]/g, '\\$&').replaceAll('\t', '\\t')}"`;
  return line.includes(' ') ? `${line}\t` : line;
}

/** Unified format, as `diff -U` writes it. */
export function writePatch({ left, right, leftName, rightName, context }: PatchInput): string {
  const [a, b] = [splitLines(left), splitLines(right)];
  const changes = [...stretchesOf(a, b, exactly)].filter(({ isEqual }) => !isEqual);
  if (changes.length === 0) return '';
  const hunks = groupChanges(changes, context).map((hunk) => {
    const [first, last] = [hunk[0] as Stretch, hunk.at(-1) as Stretch];
    const start = Math.max(0, first.aFrom - context);
    const end = Math.min(a.length, last.aTo + context);
    const bStart = first.bFrom - (first.aFrom - start);
    const bEnd = last.bTo + (end - last.aTo);
    let [body, at] = ['', start];
    for (const { aFrom, aTo, bFrom, bTo } of hunk) {
      body += signed(' ', a.slice(at, aFrom)) + signed('-', a.slice(aFrom, aTo)) + signed('+', b.slice(bFrom, bTo));
      at = aTo;
    }
    body += signed(' ', a.slice(at, end));
    return `@@ -${place(start, end - start)} +${place(bStart, bEnd - bStart)} @@\n${body}`;
  });
  return `--- ${header(leftName)}\n+++ ${header(rightName)}\n${hunks.join('')}`;
}
