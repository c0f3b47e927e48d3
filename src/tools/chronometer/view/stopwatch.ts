import { storageOf } from '#ui/hooks/storage.ts';
import { store } from '#ui/store.ts';
import { lap, reset, restore, save, start, stop, zero, type Clocks, type Stopwatch } from '../engine/state.ts';

const key = 'toolcrib:chronometer';
const undoMs = 5000;
export const clocks: Clocks = { now: () => performance.now(), epoch: () => Date.now() };

export interface Shown {
  readonly watch: Stopwatch;
  /** It has been running since before the page was opened. */
  readonly restored: boolean;
  /** What a reset took away, for as long as it can be brought back. */
  readonly undo: Stopwatch | undefined;
}

export const atRest: Shown = { watch: zero, restored: false, undo: undefined };
const shown = store<Shown | undefined>(undefined);
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

/** The stopwatch of this device, taken up from the last visit on first use. */
export function current(): Shown {
  const now = shown.get() ?? load();
  if (shown.get() === undefined) shown.set(now);
  return now;
}

/** Follows this stopwatch, and what other tabs do with it. */
export function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key) shown.set({ ...load(), restored: false });
  };
  addEventListener('storage', follow);
  const unsubscribe = shown.subscribe(listener);
  return () => {
    removeEventListener('storage', follow);
    unsubscribe();
  };
}

function put(watch: Stopwatch, undo?: Stopwatch): Stopwatch {
  clearTimeout(undoTimer);
  shown.set({ watch, restored: false, undo });
  keep(watch);
  if (undo) undoTimer = setTimeout(() => shown.set({ ...current(), undo: undefined }), undoMs);
  return watch;
}

export function toggle(): Stopwatch {
  const { watch } = current();
  return put((watch.start === null ? start : stop)(watch, clocks));
}

/** Undefined when no lap was taken. */
export function takeLap(): Stopwatch | undefined {
  const { watch } = current();
  const next = lap(watch, clocks);
  return next === watch ? undefined : put(next);
}

/** False when there was nothing to set back. */
export function setBack(): boolean {
  const { watch } = current();
  const isZero = watch.accumulated === 0 && watch.marks.length === 0;
  if (watch.start !== null || isZero) return false;
  put(reset(watch), watch);
  return true;
}

export function bringBack(): void {
  const { undo } = current();
  if (undo) put(undo);
}
