import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toggle-label.module.css';

export interface Side {
  readonly icon: string;
  readonly text: string;
}

export interface ToggleLabelProps {
  readonly sides: readonly [Side, Side];
  /** Shows the second side. */
  readonly flipped: boolean;
}

/**
 * One of two icons with text, in the space of the wider one, so that a change moves nothing.
 *
 * @example
 * ```tsx
 * <ToggleLabel
 *   sides={[
 *     { icon: 'copy', text: 'Copy' },
 *     { icon: 'check', text: 'Copied' },
 *   ]}
 *   flipped={isCopied}
 * />
 * ```
 */
export function ToggleLabel({ sides, flipped }: ToggleLabelProps) {
  return (
    <span className={styles.label}>
      {sides.map(({ icon, text }, index) => (
        <span key={text} className={classNames(styles.side, (index === 1) !== flipped && styles.away)}>
          <Icon name={icon} size={15} />
          {text}
        </span>
      ))}
    </span>
  );
}
