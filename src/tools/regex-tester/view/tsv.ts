import type { Matches } from '../engine/match.ts';

/** A value as one cell: spreadsheets take quotes for cells with tabs, quotes and line breaks. */
const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line per match: its place, itself, then every group; a group that took no part is an empty cell. */
export function tsvOf({ matches, groupCount }: Matches): string {
  const names = Array.from({ length: groupCount }, (_, at) => {
    const group = matches[0]?.groups[at];
    return group?.name ?? at + 1;
  });
  const header = ['index', 'end', 'match', ...names];
  const rows = matches.map(({ index, end, value, groups }) => [index, end, value, ...groups.map((one) => one.value)]);
  return [header, ...rows].map((row) => row.map(cellOf).join('\t')).join('\n');
}

/** One line per match: a group, or with 0 the whole match; the line of a group that took no part is empty. */
export const linesOf = ({ matches }: Matches, group: number): string =>
  matches.map(({ value, groups }) => (group === 0 ? value : (groups[group - 1]?.value ?? ''))).join('\n');
