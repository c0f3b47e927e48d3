import type { Row } from '../engine/compare.ts';
import styles from '../view.module.css';

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Margins have as much room beyond the longest bar as it is long: of a few measures they would leave it none. */
const room = 2;

/** From zero, or the lowest mean below it, to the end of the longest margin that has room. */
export function scaleOf(rows: readonly Row[]): Scale {
  let [low, high, longest] = [0, 0, 0];
  for (const { mean, marginOfError } of rows) {
    if (mean === null) continue;
    low = Math.min(low, mean < 0 ? mean - (marginOfError ?? 0) : 0);
    high = Math.max(high, mean + (marginOfError ?? 0));
    longest = Math.max(longest, Math.abs(mean));
  }
  [low, high] = [Math.max(low, -room * longest), Math.min(high, room * longest)];
  return { low, high: high === low ? low + 1 : high };
}

export interface MeanBarProps {
  readonly mean: number;
  readonly margin: number | null;
  readonly scale: Scale;
  /** In words. */
  readonly label: string;
}

/** A bar as long as the mean, with whiskers as long as its margin; those that have no room end in arrows. */
export function MeanBar({ mean, margin, scale: { low, high }, label }: MeanBarProps) {
  const place = (value: number): number => ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * 200;
  const [from, to] = [place(Math.min(0, mean)), place(Math.max(0, mean))];
  const ends = [mean - (margin ?? 0), mean + (margin ?? 0)];
  const [left = 0, right = 0] = ends.map(place);
  // A margin that leaves the picture has an arrow for its end.
  const caps = ends.map((end) => (end < low ? 'M4 3L0 8l4 5' : end > high ? 'M196 3l4 5l-4 5' : `M${place(end)} 4v8`));
  return (
    <svg role="img" aria-label={label} className={styles.bar} viewBox="0 0 200 16" preserveAspectRatio="none">
      <rect x={from} y="3" width={to - from} height="10" />
      {margin !== null && <path d={`M${left} 8H${right}${caps.join('')}`} />}
    </svg>
  );
}
