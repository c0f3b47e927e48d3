import { classNames } from '../class-names.ts';
import styles from './meter.module.css';

export interface MeterProps {
  /** The measured quantity, for screen readers. */
  readonly label: string;
  readonly value: number;
  /** 0 by default. */
  readonly min?: number | undefined;
  /** 100 by default. */
  readonly max?: number | undefined;
  readonly tone?: 'good' | 'fair' | 'poor' | undefined;
  /** The value in words, such as `381 bits, excellent`. */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A bar for a measure within known bounds, such as the strength of a password.
 *
 * @example
 * ```tsx
 * <Meter label="Strength" value={381} max={414} valueText="381 bits, excellent" />
 * ```
 */
export function Meter({ label, value, min = 0, max = 100, tone = 'good', valueText, className }: MeterProps) {
  return (
    <meter
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.min(max, Math.max(min, value))}
      min={min}
      max={max}
      className={classNames(styles.meter, styles[tone], className)}
    />
  );
}
