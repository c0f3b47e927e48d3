import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './status-line.module.css';

export interface StatusLineProps {
  /** `error` is announced immediately; `warning` states the consequence in words. */
  readonly tone?: 'neutral' | 'error' | 'warning';
  /** The success message, after a check mark. Only for neutral lines. */
  readonly ok?: ReactNode;
  /** The place of the fault, in bold. */
  readonly where?: ReactNode;
  /** It speaks of an older input: half strength. */
  readonly stale?: boolean;
  /** Small facts: counts, sizes. */
  readonly facts?: readonly ReactNode[];
  /** Remedies and other small buttons, at the end. */
  readonly actions?: ReactNode;
  /** The problem, or other important information. */
  readonly children?: ReactNode;
}

/**
 * The last line of a panel: facts about the result, or what is wrong, where, and the remedy.
 *
 * @example
 * ```tsx
 * <StatusLine ok="Valid JSON" facts={['9 lines', '131 B']} />
 * ```
 */
export function StatusLine({ tone = 'neutral', ok, where, facts, actions, stale = false, children }: StatusLineProps) {
  return (
    <div
      key={tone}
      className={classNames(styles.line, styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
      data-stale={stale || undefined}
    >
      {ok && (
        <span className={styles.ok}>
          <Icon name="check" size={15} />
          {ok}
        </span>
      )}
      {tone === 'warning' && <Icon name="triangle-alert" size={15} />}
      {(where || children) && (
        <span className={styles.what}>
          {where && <strong className={styles.where}>{where}</strong>}
          {where && children && <wbr />}
          {children && <span>{children}</span>}
        </span>
      )}
      {facts?.map((fact, index) => (
        // The facts of a line keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.fact}>
          {fact}
        </span>
      ))}
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  );
}
