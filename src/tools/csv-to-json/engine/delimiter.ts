import { ToolError } from '#core/operation.ts';
import { CsvScanner } from './scanner.ts';
import type { TableOptions } from './fields.ts';

const sampleLength = 65_536;
const sampleRecords = 20;
const candidates = ['\t', ',', ';', '|'];

/** What is to be told apart, and how much of the text is not a table. */
export interface Delimiter {
  readonly delimiter: string;
  /** The length of a first line `sep=X` with its line break. */
  readonly skipped: number;
}

export function checkDelimiter(delimiter: string, quote: string, field: string): void {
  const isOne = [...delimiter].length === 1;
  if (!isOne || delimiter === quote || /[\r\n]/.test(delimiter)) throw new ToolError('invalid-delimiter', { field });
}

/** The numbers of fields of the first records. */
function countsOf(sample: string, isCut: boolean, delimiter: string, quote: string): number[] {
  const counts: number[] = [];
  const scanner = new CsvScanner({ delimiter, quote }, ({ fields }) => counts.push(fields.length));
  scanner.write(sample);
  // The last record of a cut sample may go on.
  if (!isCut || counts.length === 0) scanner.end();
  return counts.slice(0, sampleRecords);
}

export interface Score {
  readonly delimiter: string;
  /** The most frequent number of fields. */
  readonly fields: number;
  /** The share of the records that have it. */
  readonly share: number;
  readonly records: number;
}

/** How well each of the usual delimiters fits, the best first; those that cut nothing are left out. */
export function scoreDelimiters(sample: string, isCut: boolean, quote: string): Score[] {
  const scores = candidates.flatMap((delimiter): Score[] => {
    const counts = countsOf(sample, isCut, delimiter, quote);
    const frequency = new Map<number, number>();
    for (const count of counts) frequency.set(count, (frequency.get(count) ?? 0) + 1);
    const [best] = [...frequency].sort((one, other) => other[1] - one[1] || other[0] - one[0]);
    if (!best || best[0] < 2) return [];
    return [{ delimiter, fields: best[0], share: best[1] / counts.length, records: counts.length }];
  });
  return scores.sort((one, other) => other.share - one.share || other.fields - one.fields);
}

/** The delimiter of the options, or the one that the start of the text has. */
export function delimiterOf(start: string, { delimiter, quote }: TableOptions): Delimiter {
  const sign = quote === 'none' ? '' : quote;
  if (delimiter !== 'auto') {
    checkDelimiter(delimiter, sign, 'delimiter');
    return { delimiter, skipped: 0 };
  }
  const [line, chosen] = /^sep=([^\r\n])(?:\r\n?|\n|$)/iu.exec(start) ?? [];
  if (line !== undefined && chosen !== undefined && chosen !== sign) return { delimiter: chosen, skipped: line.length };
  const isCut = start.length > sampleLength;
  const [best] = scoreDelimiters(start.slice(0, sampleLength), isCut, sign);
  return { delimiter: best?.delimiter ?? ',', skipped: 0 };
}
