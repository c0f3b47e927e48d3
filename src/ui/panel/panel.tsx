import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  /** Work is under way: a thin line runs along the upper edge. Set it for work over 300 ms only. */
  readonly busy?: boolean;
  /** The accessible name; with it the panel is a region that assistive technology lists. */
  readonly label?: string;
  /** Whether it contains the main answer of the page. */
  readonly answer?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The white card with a thin border that contains every work surface; thin lines separate its children.
 *
 * @example
 * ```tsx
 * <Panel label="Result" busy={slow}>
 *   <Fields>{fields}</Fields>
 * </Panel>
 * ```
 */
export function Panel({ busy = false, label, answer = false, className, children }: PanelProps) {
  return (
    <section
      className={classNames(styles.panel, busy && styles.busy, className)}
      aria-label={label}
      aria-busy={busy}
      data-answer={answer || undefined}
    >
      {children}
    </section>
  );
}

interface PartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A line of controls across the panel that wraps; `end` aligns them at its end.
 *
 * @example
 * ```tsx
 * <PanelRow>
 *   <Button size="small" variant="line" onClick={usePin}>
 *     PIN
 *   </Button>
 * </PanelRow>
 * ```
 */
export function PanelRow({ end = false, className, children }: PartProps & { readonly end?: boolean }) {
  return <div className={classNames(styles.row, end && styles.end, className)}>{children}</div>;
}

/**
 * The name of a panel, at the start of its first line.
 *
 * @example
 * ```tsx
 * <PanelRow>
 *   <PanelTitle>Result</PanelTitle>
 *   <CopyButton text={result} />
 * </PanelRow>
 * ```
 */
export function PanelTitle({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}

/**
 * Small buttons at the end of a line.
 *
 * @example
 * ```tsx
 * <PanelRow>
 *   <PanelTitle>Result</PanelTitle>
 *   <Actions>
 *     <CopyButton text={result} />
 *   </Actions>
 * </PanelRow>
 * ```
 */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>;
}

/**
 * Panels side by side where there is room for two.
 *
 * @example
 * ```tsx
 * <Cards>
 *   <Panel label="Hash">{hash}</Panel>
 *   <Panel label="Compare">{compare}</Panel>
 * </Cards>
 * ```
 */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/**
 * Fields in two columns, in one where the panel is narrow.
 *
 * @example
 * ```tsx
 * <Fields columns={1}>
 *   <InputText label="Text" value={draft.text} onChange={(text) => change({ text })} />
 * </Fields>
 * ```
 */
export function Fields({ columns = 2, className, children }: PartProps & { readonly columns?: 1 | 2 }) {
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.fields, columns === 2 && styles.two, className)}>{children}</div>
    </div>
  );
}

/**
 * The result of a generator: large, monospaced, wrapping anywhere.
 *
 * @example
 * ```tsx
 * <Big>{token}</Big>
 * ```
 */
export function Big({ className, children }: PartProps) {
  return (
    <output className={classNames(styles.big, className)} data-answer="">
      {children}
    </output>
  );
}
