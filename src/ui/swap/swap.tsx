import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './swap.module.css';

export interface Side {
  readonly icon: string;
  readonly text: string;
}

export interface SwapProps {
  readonly sides: readonly [Side, Side];
  /** Shows the second side. */
  readonly flipped: boolean;
}

/** One of two icons with text in the room of the wider one, so that changing moves nothing. */
export function Swap({ sides, flipped }: SwapProps) {
  return (
    <span className={styles.swap}>
      {sides.map(({ icon, text }, index) => (
        <span key={text} className={classNames(styles.side, (index === 1) !== flipped && styles.away)}>
          <Icon name={icon} size={15} />
          {text}
        </span>
      ))}
    </span>
  );
}
