import { formatCsv } from '#lib/csv.ts';
import type { Lap } from './laps.ts';

/** The words of an exported table, in the reader's language. */
export interface LapHeadings {
  readonly lap: string;
  readonly time: string;
  readonly total: string;
  readonly milliseconds: string;
  readonly note: string;
  readonly fastest: string;
  readonly slowest: string;
}

function noteOf({ fastest, slowest }: Lap, headings: LapHeadings): string {
  if (fastest) return headings.fastest;
  return slowest ? headings.slowest : '';
}

/** The laps as CSV after RFC 4180: comma, CR LF, a row of headings. */
export function lapsToCsv(laps: readonly Lap[], headings: LapHeadings): string {
  const head = [headings.lap, headings.time, headings.total, headings.milliseconds, headings.note];
  const rows = laps.map((lap) => [lap.lap, lap.lapTime, lap.totalTime, lap.lapMs, noteOf(lap, headings)]);
  return formatCsv([head, ...rows]);
}

/** The laps as lines for a message: `1  00:01.000  00:01.000  fastest`, columns aligned. */
export function lapsToText(laps: readonly Lap[], headings: LapHeadings): string {
  const rows = laps.map((lap) => [String(lap.lap), lap.lapTime, lap.totalTime, noteOf(lap, headings)]);
  const widths = [0, 1, 2].map((column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padStart(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
