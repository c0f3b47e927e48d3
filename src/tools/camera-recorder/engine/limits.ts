/** A recording is saved in memory: from here on the screen warns. */
export const warnBytes = 500_000_000;
/** Here the recording stops by itself and the file is kept. */
export const stopBytes = 2_000_000_000;

export type SizeVerdict = 'fine' | 'large' | 'full';

export function sizeVerdict(bytes: number): SizeVerdict {
  if (bytes >= stopBytes) return 'full';
  return bytes >= warnBytes ? 'large' : 'fine';
}

/** How many more seconds fit at the rate so far, or null before there is a rate. */
export function secondsLeft(bytes: number, elapsedMs: number): number | null {
  if (bytes <= 0 || elapsedMs <= 0) return null;
  return Math.max(0, Math.floor(((stopBytes - bytes) / bytes) * (elapsedMs / 1000)));
}

/** `M:SS`, from one hour `H:MM:SS`; parts of a second are cut off. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':').replace(/^0/, '');
}

/** The time of a recording without its pauses, by one monotonic clock. */
export interface RecordingClock {
  readonly startedAt: number | null;
  readonly accumulated: number;
}

export const startClock = (now: number): RecordingClock => ({ startedAt: now, accumulated: 0 });

export function recordedMs({ startedAt, accumulated }: RecordingClock, now: number): number {
  return startedAt === null ? accumulated : accumulated + Math.max(0, now - startedAt);
}

export function pauseClock(clock: RecordingClock, now: number): RecordingClock {
  return { startedAt: null, accumulated: recordedMs(clock, now) };
}

export function resumeClock(clock: RecordingClock, now: number): RecordingClock {
  return clock.startedAt === null ? { ...clock, startedAt: now } : clock;
}
