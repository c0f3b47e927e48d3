import { foldCase } from '#lib/list-items.ts';
import { columnPicker } from './column.ts';
import type { Step } from './fields.ts';

/** Lines that count as the same. */
interface Group {
  readonly first: number;
  last: number;
  count: number;
}

function keyMaker(step: Step): (line: string) => string {
  const pick = columnPicker(step);
  return (line) => {
    const picked = pick(line);
    const spaced = step.ignoreSpaces ? (picked.match(/\P{White_Space}+/gu) ?? []).join(' ') : picked;
    return step.caseSensitive ? spaced : foldCase(spaced);
  };
}

/** In order of first appearance; with `adjacent` a group ends where another line comes between. */
function groupsOf(lines: readonly string[], step: Step): Group[] {
  const keyOf = keyMaker(step);
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const [at, line] of lines.entries()) {
    const key = keyOf(line);
    const group = known.get(key);
    if (group) {
      group.count++;
      group.last = at;
    } else {
      const made = { first: at, last: at, count: 1 };
      if (step.adjacent) known.clear();
      known.set(key, made);
      groups.push(made);
    }
  }
  return groups;
}

/** One line of each group that is wanted, where that line stands. */
function pickFrom(lines: readonly string[], step: Step, isWanted: (count: number) => boolean): string[] {
  const places = groupsOf(lines, step)
    .filter(({ count }) => isWanted(count))
    .map(({ first, last }) => (step.keep === 'first' ? first : last));
  return places.sort((a, b) => a - b).map((at) => lines[at] ?? '');
}

export const dedupe = (lines: readonly string[], step: Step): string[] => pickFrom(lines, step, () => true);
export const onlyRepeated = (lines: readonly string[], step: Step): string[] =>
  pickFrom(lines, step, (count) => count > 1);
export const onlySingle = (lines: readonly string[], step: Step): string[] =>
  pickFrom(lines, step, (count) => count === 1);

export function countLines(lines: readonly string[], step: Step): string[] {
  return groupsOf(lines, step)
    .sort((a, b) => b.count - a.count || a.first - b.first)
    .map(({ first, last, count }) => `${count}\t${lines[step.keep === 'first' ? first : last] ?? ''}`);
}
