import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  /** Work is under way: a thin line runs along the upper edge. Set it for work over 300 ms only. */
  readonly busy?: boolean;
  /** The accessible name; with it the panel is a region that assistive technology lists. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The white card with a thin border that every work surface stands in; thin lines separate its children. */
export function Panel({ busy = false, label, className, children }: PanelProps) {
  return (
    <section className={classNames(styles.panel, busy && styles.busy, className)} aria-label={label} aria-busy={busy}>
      {children}
    </section>
  );
}

interface PartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of controls across the panel that wraps; with `end` they stand at its end. */
export function PanelRow({ end = false, className, children }: PartProps & { readonly end?: boolean }) {
  return <div className={classNames(styles.row, end && styles.end, className)}>{children}</div>;
}

/** Fields in two columns, in one where the panel is narrow. */
export function Fields({ columns = 2, className, children }: PartProps & { readonly columns?: 1 | 2 }) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.fields, columns === 2 && styles.two, className)}>{children}</div>
    </div>
  );
}

/** The result of a generator: large, monospaced, wrapping anywhere. */
export function Big({ className, children }: PartProps) {
  return <output className={classNames(styles.big, className)}>{children}</output>;
}
