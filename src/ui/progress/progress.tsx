import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is being done; "Working…" unless told. */
  readonly label?: string | undefined;
  readonly done?: number | undefined;
  /** In the same unit as `done`; 0 or none while it is unknown. */
  readonly total?: number | undefined;
  /** What is shown beside the bar; the percentage unless told. */
  readonly children?: ReactNode;
  readonly onCancel?: (() => void) | undefined;
}

/** How far a long run is, and Cancel. Without a total the bar only says that work goes on. */
export function Progress({ label, done = 0, total = 0, children, onCancel }: ProgressProps) {
  const t = useText(words);
  const known = total > 0;
  const percent = known ? Math.floor((Math.min(done, total) / total) * 100) : undefined;
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={label ?? t('working')} max={100} value={percent} />
      <span className={styles.text}>
        {children ?? (known ? t('percent', { percent: percent ?? 0 }) : t('working'))}
      </span>
      {onCancel && (
        <Button size="small" variant="line" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
