import { create } from 'zustand';
import { device, storageOf } from '#ui/hooks/storage.ts';
import { lap, reset, restore, save, start, stop, zero, type Clocks, type Stopwatch } from '../engine/stopwatch.ts';

const key = 'toolcrib:chronometer';
const undoMs = 5000;
export const clocks: Clocks = { now: () => performance.now(), epoch: () => Date.now() };

interface Shown {
  readonly watch: Stopwatch;
  /** It has been running since before the page was opened. */
  readonly restored: boolean;
  /** What a reset took away, for as long as it can be brought back. */
  readonly undo: Stopwatch | undefined;
}

const atRest: Shown = { watch: zero, restored: false, undo: undefined };
let undoTimer: ReturnType<typeof setTimeout> | undefined;

function load(): Shown {
  try {
    const watch = restore(JSON.parse(storageOf('localStorage')?.getItem(key) ?? 'null'), clocks);
    return { watch, restored: watch.start !== null, undo: undefined };
  } catch {
    return atRest;
  }
}

function keep(watch: Stopwatch): void {
  try {
    storageOf('localStorage')?.setItem(key, JSON.stringify(save(watch)));
  } catch {
    // Storage that is blocked or full: the time lives as long as this page does.
  }
}

/** The stopwatch of this device. The page hydrates with one at rest, as it was rendered. */
export const useStopwatch = create(() => atRest);

device.addEventListener('forget', () => useStopwatch.setState(atRest));

// In the browser it is taken up from the last visit, and follows what other tabs do with it.
if (!import.meta.env.SSR) {
  useStopwatch.setState(load());
  addEventListener('storage', (event) => {
    if (event.key === key) useStopwatch.setState({ ...load(), restored: false });
  });
}

function put(watch: Stopwatch, undo?: Stopwatch): Stopwatch {
  clearTimeout(undoTimer);
  useStopwatch.setState({ watch, restored: false, undo });
  keep(watch);
  if (undo) undoTimer = setTimeout(() => useStopwatch.setState({ undo: undefined }), undoMs);
  return watch;
}

export function toggle(): Stopwatch {
  const { watch } = useStopwatch.getState();
  return put((watch.start === null ? start : stop)(watch, clocks));
}

/** Undefined when no lap was taken. */
export function takeLap(): Stopwatch | undefined {
  const { watch } = useStopwatch.getState();
  const next = lap(watch, clocks);
  return next === watch ? undefined : put(next);
}

/** False when there was nothing to set back. */
export function setBack(): boolean {
  const { watch } = useStopwatch.getState();
  const isZero = watch.accumulated === 0 && watch.marks.length === 0;
  if (watch.start !== null || isZero) return false;
  put(reset(watch), watch);
  return true;
}

export function bringBack(): void {
  const { undo } = useStopwatch.getState();
  if (undo) put(undo);
}
