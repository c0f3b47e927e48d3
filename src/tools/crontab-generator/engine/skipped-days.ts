import type { Zone } from './zone.ts';

const hours = 3_600_000;
/** Behind the last year that an expression can name. */
const end = Date.UTC(2200, 0, 1);

/** The first instant of the new date, when a zone has changed sides of the date line between two instants. */
function dateLineBetween(from: number, to: number, { offsetAt }: Zone): number | undefined {
  const offset = offsetAt(from);
  if (offsetAt(to) - offset < 20 * hours) return undefined;
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) - offset < 12 * hours) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * The runs of fixed times with those that croner drops: of a whole day that a zone left out, as Samoa 30 December 2011.
 * `localRun` gives the next run after a local time, as if that were UTC.
 */
export function withSkippedDays(
  runs: readonly Date[],
  start: Date,
  zone: Zone,
  localRun: (after: Date) => Date | undefined,
): Date[] {
  const instants = runs.map((run) => run.getTime());
  const skipped = [...instants, end].flatMap((to, index) => {
    const from = instants[index - 1] ?? start.getTime();
    const gapEnd = dateLineBetween(from, to, zone);
    if (gapEnd === undefined) return [];
    const missed = localRun(new Date(gapEnd - 1 + zone.offsetAt(gapEnd - 1)));
    return missed && missed.getTime() < gapEnd + zone.offsetAt(gapEnd) ? [gapEnd] : [];
  });
  return [...new Set([...instants, ...skipped])].sort((a, b) => a - b).map((instant) => new Date(instant));
}
