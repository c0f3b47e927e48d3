import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './alert.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  readonly tone?: Tone | undefined;
  /** The subject and the consequence, in words. */
  readonly children: ReactNode;
  /** A button for the remedy. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

const toneIcon = { info: 'info', success: 'circle-check', warning: 'triangle-alert', danger: 'circle-alert' } as const;

/**
 * A soft line directly under what it speaks of. Danger interrupts a screen reader, the others wait.
 *
 * @example
 * ```tsx
 * <Alert tone="warning">MD5 is broken: anyone can make two files with the same digest.</Alert>
 * ```
 */
export function Alert({ tone = 'info', children, action, className }: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classNames(styles.alert, styles[tone], className)}>
      <Icon name={toneIcon[tone]} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
