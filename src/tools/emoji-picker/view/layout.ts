import type { Item } from './items.ts';
import type { Section } from './use-emoji.ts';

/** Cells are this wide and high, px. */
export const cellSize = 48;
export const headSize = 36;

/** A line of the grid: the name of a section, or some of its emoji with the place of the first among all. */
export type Line =
  | { readonly kind: 'head'; readonly section: Section['id'] }
  | {
      readonly kind: 'cells';
      readonly section: Section['id'];
      /** Which line of its section it is. */
      readonly row: number;
      readonly items: readonly Item[];
      readonly first: number;
    };

/** A cell, wherever the emoji used recently push it. */
export interface Spot {
  readonly section: Section['id'];
  readonly emoji: string;
}

export function linesOf(sections: readonly Section[], columns: number): Line[] {
  const lines: Line[] = [];
  let place = 0;
  for (const { id, items } of sections) {
    if (items.length === 0) continue;
    lines.push({ kind: 'head', section: id });
    for (let at = 0; at < items.length; at += columns) {
      const some = items.slice(at, at + columns);
      lines.push({ kind: 'cells', section: id, row: at / columns, items: some, first: place });
      place += some.length;
    }
  }
  return lines;
}

const isCells = (line: Line): line is Extract<Line, { kind: 'cells' }> => line.kind === 'cells';

/** The line that holds a place. */
export const lineOf = (lines: readonly Line[], place: number): number =>
  lines.findIndex((line) => isCells(line) && place >= line.first && place < line.first + line.items.length);

/** The place of a cell; that of the first when it is not among them. */
export function placeOf(lines: readonly Line[], spot: Spot | undefined): number {
  for (const line of lines) {
    if (!isCells(line) || line.section !== spot?.section) continue;
    const column = line.items.findIndex(({ emoji }) => emoji === spot.emoji);
    if (column !== -1) return line.first + column;
  }
  return 0;
}

/** The cell at a place. */
export function spotAt(lines: readonly Line[], place: number): Spot | undefined {
  const line = lines[lineOf(lines, place)];
  const item = line && isCells(line) ? line.items[place - line.first] : undefined;
  return line && item && { section: line.section, emoji: item.emoji };
}

/** Where a key leads from a place; undefined when it does not move. */
export function nextPlace(lines: readonly Line[], place: number, key: string): number | undefined {
  const rows = lines.filter(isCells);
  const row = rows.findIndex(({ first, items }) => place >= first && place < first + items.length);
  const current = rows[row];
  if (!current) return undefined;
  const last = rows.at(-1);
  const end = last ? last.first + last.items.length - 1 : 0;
  const within = (target: (typeof rows)[number] | undefined): number =>
    target ? target.first + Math.min(place - current.first, target.items.length - 1) : place;
  switch (key) {
    case 'ArrowRight':
      return Math.min(end, place + 1);
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'ArrowDown':
      return within(rows[row + 1]);
    case 'ArrowUp':
      return within(rows[row - 1]);
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return undefined;
  }
}
