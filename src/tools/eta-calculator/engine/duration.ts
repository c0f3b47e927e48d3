/** Whole units of time in milliseconds; a day has 24 hours. */
export const unitMs = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** A length of time in whole units. */
export interface Parts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly milliseconds: number;
}

export function partsOf(ms: number): Parts {
  return {
    days: Math.floor(ms / unitMs.day),
    hours: Math.floor((ms % unitMs.day) / unitMs.hour),
    minutes: Math.floor((ms % unitMs.hour) / unitMs.minute),
    seconds: Math.floor((ms % unitMs.minute) / unitMs.second),
    milliseconds: ms % unitMs.second,
  };
}

/** ISO 8601-1 §5.5.2: `P1DT1H1M1.001S`; units that are 0 are left out, and nothing at all is `PT0S`. */
export function formatDuration(ms: number): string {
  const { days, hours, minutes, seconds, milliseconds } = partsOf(ms);
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`;
  const written = (count: number, unit: string): string => (count === 0 ? '' : `${count}${unit}`);
  const time =
    written(hours, 'H') + written(minutes, 'M') + (seconds === 0 && fraction === '' ? '' : `${seconds}${fraction}S`);
  const date = written(days, 'D');
  return date === '' && time === '' ? 'PT0S' : `P${date}${time === '' ? '' : `T${time}`}`;
}
