/** The two clocks of a browser, in milliseconds. */
export interface Clocks {
  /** `performance.now()`: never set, never jumps; means nothing in another page. */
  readonly now: () => number;
  /** `Date.now()`: may be set, but is the same in every page. */
  readonly epoch: () => number;
}

/** Where the running stretch began, on both clocks. */
export interface Start {
  readonly now: number;
  readonly epoch: number;
}

export interface Stopwatch {
  /** Null while it stands still. */
  readonly start: Start | null;
  /** Milliseconds of the stretches that have ended. */
  readonly accumulated: number;
  /** Running totals in milliseconds, ascending. */
  readonly marks: readonly number[];
}

/** What outlives the page. */
export interface Saved {
  readonly startEpoch: number | null;
  readonly accumulated: number;
  readonly marks: readonly number[];
}

/** As many as the operation `laps` takes. */
export const maxLaps = 10_000;

export const zero: Stopwatch = { start: null, accumulated: 0, marks: [] };

/** Milliseconds on the display at `now` of the page's clock. */
export function elapsed({ start, accumulated }: Stopwatch, now: number): number {
  return start === null ? accumulated : accumulated + Math.max(0, now - start.now);
}

export function start(watch: Stopwatch, clocks: Clocks): Stopwatch {
  if (watch.start !== null) return watch;
  return { ...watch, start: { now: clocks.now(), epoch: clocks.epoch() } };
}

export function stop(watch: Stopwatch, clocks: Clocks): Stopwatch {
  if (watch.start === null) return watch;
  return { ...watch, start: null, accumulated: elapsed(watch, clocks.now()) };
}

/** Ends a lap; does nothing while the watch stands still or when it holds all the laps it can. */
export function lap(watch: Stopwatch, clocks: Clocks): Stopwatch {
  if (watch.start === null || watch.marks.length >= maxLaps) return watch;
  return { ...watch, marks: [...watch.marks, elapsed(watch, clocks.now())] };
}

/** Back to zero; does nothing while the watch runs. The caller keeps the old one for its undo. */
export function reset(watch: Stopwatch): Stopwatch {
  return watch.start === null ? zero : watch;
}

export function save({ start, accumulated, marks }: Stopwatch): Saved {
  return { startEpoch: start?.epoch ?? null, accumulated, marks };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false;
  const { startEpoch, accumulated, marks } = value as Record<keyof Saved, unknown>;
  return (
    (startEpoch === null || isTime(startEpoch)) &&
    isTime(accumulated) &&
    Array.isArray(marks) &&
    marks.length <= maxLaps &&
    marks.every((mark, index) => isTime(mark) && mark >= (index === 0 ? 0 : (marks[index - 1] as number)))
  );
}

/**
 * The stopwatch as it would be had the page stayed open: what ran on meanwhile is told by the epoch clock.
 * Anything that is not a saved stopwatch gives `zero`; a clock set back since then adds nothing, and the time never
 * falls behind the last mark.
 */
export function restore(saved: unknown, clocks: Clocks): Stopwatch {
  if (!isSaved(saved)) return zero;
  const { startEpoch, marks } = saved;
  const accumulated = Math.max(saved.accumulated, marks.at(-1) ?? 0);
  if (startEpoch === null) return { start: null, accumulated, marks };
  const now = clocks.now();
  const epoch = clocks.epoch();
  const total = Math.max(accumulated, saved.accumulated + (epoch - startEpoch));
  return { start: { now, epoch }, accumulated: total, marks };
}
