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

/** Separators and doubled quotes may stand in quotes. */
function cellsOf(line: string, separator: string): number {
  if (!line.includes('"')) return line.split(separator).length;
  const cell = new RegExp(String.raw`(?:^|[${separator}])(?:"(?:[^"]|"")*"|[^"${separator}]*)`, 'g');
  return line.match(cell)?.length ?? 0;
}

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
    const sentences = separator === '\t' ? 0 : given.filter(isSentence).length;
    if (sentences * 2 <= given.length) return { separator, columns, rows: given.length };
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
