import { csvLine } from '#lib/csv.ts';
import type { Row } from './compare.ts';

const headers = {
  position: 'Position',
  title: 'Suite',
  mean: 'Mean',
  variance: 'Variance',
  size: 'Samples',
  stdDev: 'Std dev',
  median: 'Median',
  p90: 'P90',
  p95: 'P95',
  p99: 'P99',
  min: 'Min',
  max: 'Max',
};
export type Column = keyof typeof headers;
export const columns = Object.keys(headers) as Column[];
export const tableColumns: readonly Column[] = ['position', 'title', 'mean', 'variance', 'size'];
export const listColumns: readonly Column[] = ['position', 'mean', 'variance', 'size'];

const oneLine = (text: string): string => text.replace(/\r\n?|\n/g, ' ');

function round(value: number): number {
  const thousandfold = value * 1000;
  return (Number.isFinite(thousandfold) ? Math.round(thousandfold) / 1000 : value) || 0;
}

/** How far a mean is behind the best one: ` (+2.5ms ; x1.333)`. */
function lag({ delta, ratio }: Row, unit: string): string {
  if (delta === null || delta === 0) return '';
  const sign = delta < 0 ? '-' : '+';
  return ` (${sign}${round(Math.abs(delta))}${unit} ; x${ratio === null ? '∞' : round(ratio)})`;
}

/** A cell for people: rounded to three decimals, followed by the unit. */
function cell(row: Row, column: Column, unit: string): string {
  if (column === 'title') return oneLine(row.title);
  const value = row[column];
  if (value === null) return '-';
  if (column === 'position' || column === 'size') return String(value);
  const written = `${round(value)}${unit}`;
  if (column === 'variance') return unit === '' ? written : `${written}²`;
  return column === 'mean' ? written + lag(row, unit) : written;
}

/** A table of GitHub Flavored Markdown, without a line break at the end. */
export function formatMarkdown(rows: readonly Row[], shown: readonly Column[], unit: string): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const suffix = oneLine(unit.trim());
  return [
    line(shown.map((column) => headers[column])),
    line(shown.map(() => '---')),
    ...rows.map((row) => line(shown.map((column) => cell(row, column, suffix).replaceAll('|', '\\|')))),
  ].join('\n');
}

/** A list with a list in it for every suite. */
export function formatBulletList(rows: readonly Row[], shown: readonly Column[], unit: string): string {
  const suffix = oneLine(unit.trim());
  const facts = shown.filter((column) => column !== 'title');
  return rows
    .flatMap((row) => [
      `- ${cell(row, 'title', '')}`,
      ...facts.map((column) => `  - ${headers[column]}: ${cell(row, column, suffix)}`),
    ])
    .join('\n');
}

/** RFC 4180 with LF: the names of the fields and the numbers as they are; what does not exist is empty. */
export function formatCsv(rows: readonly Row[], shown: readonly Column[]): string {
  return [shown, ...rows.map((row) => shown.map((column) => row[column]))].map(csvLine).join('\n');
}
