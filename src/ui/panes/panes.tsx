import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panes.module.css';

interface PanesProps {
  /** Half the height, because the result is below. */
  readonly low?: boolean;
  /** A few lines, for short texts: the options below stay in sight. */
  readonly short?: boolean;
  readonly children: ReactNode;
}

/**
 * Two panes side by side, one above the other where there are less than 700 px.
 *
 * @example
 * ```tsx
 * <Panes>
 *   <Pane name="JSON">{input}</Pane>
 *   <Pane name="Formatted" out stale={stale}>
 *     {output}
 *   </Pane>
 * </Panes>
 * ```
 */
export function Panes({ low = false, short = false, children }: PanesProps) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.panes, low && styles.low, short && styles.short)}>{children}</div>
    </div>
  );
}

export interface PaneProps {
  /** The title of the pane; content other than a string, such as a select, is shown unchanged. */
  readonly name: ReactNode;
  /** Small quiet buttons at the right end of the header. */
  readonly actions?: ReactNode;
  /** The main input of the page. */
  readonly main?: boolean | undefined;
  /** A read-only result: sunken. */
  readonly out?: boolean;
  /** Whether it is the main answer of the page; by default that is the pane `out`. */
  readonly answer?: boolean;
  /** The result is that of an older input: half strength. */
  readonly stale?: boolean;
  /** Whether it contains controls: stacked panes are then higher. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/**
 * A named pane: at least 330 px high, growing with the window; what is longer scrolls inside.
 *
 * @example
 * ```tsx
 * <Pane name="Formatted" out stale={stale}>
 *   {output}
 * </Pane>
 * ```
 */
export function Pane({
  name,
  actions,
  main = false,
  out = false,
  answer = out,
  stale = false,
  tall = false,
  children,
}: PaneProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.pane, out && styles.out, tall && styles.tall)}
      aria-labelledby={id}
      data-main={main || undefined}
      data-answer={answer || undefined}
    >
      <div className={styles.header}>
        {typeof name === 'string' ? (
          <h2 id={id} className={styles.name} title={name}>
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
