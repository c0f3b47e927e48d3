import type { Row } from '../engine/compare.ts';
import styles from '../view.module.css';

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From zero, or the lowest mean below it, to the end of the longest margin. */
export function scaleOf(rows: readonly Row[]): Scale {
  let [low, high] = [0, 0];
  for (const { mean, marginOfError } of rows) {
    if (mean === null) continue;
    low = Math.min(low, mean < 0 ? mean - (marginOfError ?? 0) : 0);
    high = Math.max(high, mean + (marginOfError ?? 0));
  }
  return { low, high: high === low ? low + 1 : high };
}

export interface MeanBarProps {
  readonly mean: number;
  readonly margin: number | null;
  readonly scale: Scale;
  /** In words. */
  readonly label: string;
}

/** A bar as long as the mean, with whiskers as long as its margin. */
export function MeanBar({ mean, margin, scale: { low, high }, label }: MeanBarProps) {
  const place = (value: number): number => ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * 200;
  const [from, to] = [place(Math.min(0, mean)), place(Math.max(0, mean))];
  const [left, right] = [place(mean - (margin ?? 0)), place(mean + (margin ?? 0))];
  return (
    <svg role="img" aria-label={label} className={styles.bar} viewBox="0 0 200 16" preserveAspectRatio="none">
      <rect x={from} y="3" width={to - from} height="10" />
      {margin !== null && <path d={`M${left} 4v8M${left} 8H${right}M${right} 4v8`} />}
    </svg>
  );
}
