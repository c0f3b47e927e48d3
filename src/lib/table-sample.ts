import type { Sample } from '#core/sample.ts';

/** A sample whose lines have the same number of cells. */
export interface TableFacts {
  readonly separator: '\t' | ',' | ';' | '|';
  /** At least two. */
  readonly columns: number;
  /** At least two; three where two cells are separated by anything but a tab. */
  readonly rows: number;
}

const separators = ['\t', ',', ';', '|'] as const;

/** A hex dump has its characters between bars. */
const dumped = /^[\da-f]{4,16} [^|]+\|.*\|$/i;
const quoted = /"(?:[^"]|"")*"/g;

/** The end of the cell that begins with a quote, where another quote closes it. */
function endOfQuoted(line: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = line.indexOf('"', at);
    if (at < 0) return start;
    if (line.charAt(at + 1) !== '"') return at + 1;
  }
}

/** Separators and doubled quotes may stand in quotes. */
function cellsOf(line: string, separator: string): number {
  for (let at = 0, count = 1; ; at++, count++) {
    if (line.charAt(at) === '"') at = endOfQuoted(line, at);
    at = line.indexOf(separator, at);
    if (at < 0) return count;
  }
}

/** So many rows show whether they are sentences. */
const shownRows = 200;

function read({ lines, source }: Sample): TableFacts | undefined {
  const given = (source.complete ? lines : lines.slice(0, -1)).filter((line) => line !== '');
  const [first = ''] = given;
  for (const separator of separators) {
    if (!first.includes(separator) || (separator === '|' && dumped.test(first))) continue;
    const columns = cellsOf(first, separator);
    const least = separator === '\t' || columns > 2 ? 2 : 3;
    if (columns < 2 || given.length < least || !given.every((line) => cellsOf(line, separator) === columns)) continue;
    // Sentences have a space after a comma, or end with a sign; what stands in quotes may.
    const isSentence = (line: string): boolean => /[,;] |[.!?;{,]$/.test(line.replace(quoted, '""'));
    const shown = given.slice(0, shownRows);
    const sentences = separator === '\t' ? 0 : shown.filter(isSentence).length;
    if (sentences * 2 <= shown.length) return { separator, columns, rows: given.length };
  }
  return undefined;
}

const known = new WeakMap<Sample, { readonly facts: TableFacts | undefined }>();

/** The table that a sample is, read once: rows of equal length, neither sentences nor JSON nor markup. */
export function tableOf(sample: Sample): TableFacts | undefined {
  const found = known.get(sample);
  if (found) return found.facts;
  const facts = sample.lines.length > 1 && !/^[[{<]/.test(sample.text) ? read(sample) : undefined;
  known.set(sample, { facts });
  return facts;
}
