import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panes.module.css';

interface PanesProps {
  /** Half as high: the result stands below. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** Two panes side by side, one above the other where there are less than 700 px. */
export function Panes({ low = false, children }: PanesProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.panes, low && styles.low)}>{children}</div>
    </div>
  );
}

export interface PaneProps {
  /** What the pane holds; anything but a string stands for itself, such as a select. */
  readonly name: ReactNode;
  /** Small quiet buttons at the right end of the header. */
  readonly actions?: ReactNode;
  /** A read-only result: sunken. */
  readonly out?: boolean;
  /** The result is that of an older input: half strength. */
  readonly stale?: boolean;
  /** Has controls of its own inside: higher where panes stand one above the other. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** A named pane: at least 330 px high, growing with the window; what is longer scrolls inside. */
export function Pane({ name, actions, out = false, stale = false, tall = false, children }: PaneProps) {
  const id = useId();
  return (
    <section className={classNames(styles.pane, out && styles.out, tall && styles.tall)} aria-labelledby={id}>
      <div className={styles.header}>
        {typeof name === 'string' ? (
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
        ) : (
          <div id={id} className={styles.name}>
            {name}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body} data-stale={stale || undefined}>
        {children}
      </div>
    </section>
  );
}
