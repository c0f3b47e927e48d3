const hour = 3_600_000;

const pad = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');

/** `MM:SS.mmm`, from one hour `HH:MM:SS.mmm` with at least two digits of hours. */
export function formatTime(milliseconds: number): string {
  const rest = milliseconds % hour;
  const hours = BigInt(Math.floor((milliseconds - rest) / hour));
  const time = `${pad(rest / 60_000, 2)}:${pad((rest % 60_000) / 1000, 2)}.${pad(rest % 1000, 3)}`;
  return hours === 0n ? time : `${String(hours).padStart(2, '0')}:${time}`;
}
