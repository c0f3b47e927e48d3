import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The current activity; "Working…" by default. */
  readonly label?: string | undefined;
  readonly done?: number | undefined;
  /** In the same unit as `done`; 0 or undefined while it is unknown. */
  readonly total?: number | undefined;
  /** The text beside the bar; the percentage by default. */
  readonly children?: ReactNode;
  readonly onCancel?: (() => void) | undefined;
}

/**
 * The progress of a long run, with Cancel. Without a total the bar only shows that work continues.
 *
 * @example
 * ```tsx
 * <Progress label="Hashing" done={38} total={100} onCancel={cancel} />
 * ```
 */
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
