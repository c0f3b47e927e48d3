import type { Summary } from '../engine/summary.ts';
import { zoneOf } from '../engine/zone.ts';

export type Note = { readonly kind: 'gap'; readonly time: string } | { readonly kind: 'again' | 'once' };

/** How far clocks go back, milliseconds; half an hour on Lord Howe Island. */
const shifts = [3_600_000, 1_800_000];

const two = (number: number): string => String(number).padStart(2, '0');
const localOf = (run: string): string => run.slice(0, 19);

/** Will the clock show this time once more? */
function isRepeated(run: string, timeZone: string): boolean {
  const zone = zoneOf(timeZone);
  const instant = Date.parse(run);
  return shifts.some((shift) => zone.offsetAt(instant) - zone.offsetAt(instant + shift) === shift);
}

/** What a change of the clock does to a run. */
export function noteOf(runs: readonly string[], index: number, summary: Summary, timeZone: string): Note | undefined {
  const { hour: hours = [], minute: minutes = [] } = summary.values ?? {};
  const run = runs[index];
  if (!hours || !minutes || run === undefined) return undefined;
  const [hour, minute] = [Number(run.slice(11, 13)), Number(run.slice(14, 16))];
  if (!hours.includes(hour) || !minutes.includes(minute)) {
    const isOne = hours.length === 1 && minutes.length === 1;
    return isOne ? { kind: 'gap', time: `${two(hours[0] ?? 0)}:${two(minutes[0] ?? 0)}` } : undefined;
  }
  const [before, after] = [runs[index - 1], runs[index + 1]];
  if (before !== undefined && localOf(before) === localOf(run)) return { kind: 'again' };
  if (after === undefined || localOf(after) === localOf(run)) return undefined;
  return isRepeated(run, timeZone) ? { kind: 'once' } : undefined;
}
