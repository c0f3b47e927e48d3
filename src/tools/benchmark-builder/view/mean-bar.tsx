import type { Row } from '../engine/compare.ts';
import styles from '../view.module.css';

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** A margin longer than its mean reaches beyond zero: it says only that there are too few values, and is not drawn. */
const isDrawn = (mean: number, margin: number | null): margin is number => margin !== null && margin <= Math.abs(mean);

/** From zero, or the lowest mean below it, to the end of the longest margin that is drawn. */
export function scaleOf(rows: readonly Row[]): Scale {
  let [low, high] = [0, 0];
  for (const { mean, marginOfError: margin } of rows) {
    if (mean === null) continue;
    const reach = Math.abs(mean) + (isDrawn(mean, margin) ? margin : 0);
    if (mean < 0) low = Math.min(low, -reach);
    else high = Math.max(high, reach);
  }
  return { low, high: high === low ? low + 1 : high };
}

export interface MeanBarProps {
  readonly mean: number;
  readonly margin: number | null;
  readonly scale: Scale;
  /** Mean and margin in words. */
  readonly label: string;
  /** The margin alone, shown beside the bar; `long` is for one that is not drawn. */
  readonly words: { readonly short: string; readonly long: string };
}

/** A bar as long as the mean, with whiskers as long as its margin, and the margin in figures. */
export function MeanBar({ mean, margin, scale: { low, high }, label, words }: MeanBarProps) {
  const place = (value: number): number => ((value - low) / (high - low)) * 200;
  const [from, to] = [place(Math.min(0, mean)), place(Math.max(0, mean))];
  const drawn = isDrawn(mean, margin);
  const [left, right] = drawn ? [place(mean - margin), place(mean + margin)] : [0, 0];
  return (
    <span className={styles.measure}>
      <svg role="img" aria-label={label} className={styles.bar} viewBox="0 0 200 16" preserveAspectRatio="none">
        <rect x={from} y="3" width={to - from} height="10" />
        {drawn && <path d={`M${left} 8H${right}M${left} 4v8M${right} 4v8`} />}
      </svg>
      {margin !== null && (
        <span className={styles.margin} aria-hidden="true">
          {drawn ? words.short : words.long}
        </span>
      )}
    </span>
  );
}
