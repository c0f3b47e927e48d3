/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements laid out as flex boxes lose their roles (WebKit) */
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Empty } from '../empty/empty.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import type { RowProps } from './rows.ts';
import styles from './table.module.css';

/** Virtual rows are a library of their own, loaded with the first long table. */
const VirtualBody = lazy(() => import('./virtual-body.tsx').then((module) => ({ default: module.VirtualBody })));

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Narrow columns are 96 px wide, wide ones take twice the room of normal ones. */
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** Numbers and other data in monospace. */
  readonly mono?: boolean;
  readonly align?: 'start' | 'end';
  /** Whether the column names its row: in stacked rows it comes first and has no header. */
  readonly title?: boolean;
  /** Whether it holds a button, such as Copy: in stacked rows it stands at the end of the first line, without a header. */
  readonly action?: boolean;
}

export interface TableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The key of the row that stands out; the table scrolls to it, the page does not. */
  readonly current?: string | number | undefined;
  /** Instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/** Up to this many rows are all on the page, so that the browser's own search and print see them. */
const plainRows = 100;
/** Up to this many rows the table does not scroll in itself, so that stacked rows are not cut off. */
const fewRows = 12;
/** The number of rows of a longer table to show until its virtual rows are loaded. */
const firstRows = 30;

/**
 * Rows of facts; of many rows only the visible ones are on the page. Label over value where it is narrow.
 *
 * @example
 * ```tsx
 * <Table
 *   label="Status codes"
 *   columns={[{ id: 'code', header: 'Code', cell: ({ code }) => code }]}
 *   rows={codes}
 *   rowKey={({ code }) => code}
 * />
 * ```
 */
export function Table<Row>({ label, columns, rows, rowKey, current, empty }: TableProps<Row>) {
  const t = useText(words);
  const scroller = useRef<HTMLDivElement>(null);
  const long = rows.length > plainRows;
  const keyAt = (index: number): string | number => {
    const row = rows[index];
    return row === undefined ? index : rowKey(row);
  };
  const target = current === undefined ? -1 : rows.findIndex((row) => rowKey(row) === current);
  useEffect(() => {
    const row = scroller.current?.querySelector('[aria-current]');
    if (target < 0 || long || !scroller.current || !row) return;
    // The table alone: a page that is just opened stays at its top.
    const { top } = scroller.current.getBoundingClientRect();
    scroller.current.scrollTop += row.getBoundingClientRect().top - top - scroller.current.clientHeight / 2;
  }, [target, long]);

  if (rows.length === 0) return <Empty>{empty ?? t('emptyTable')}</Empty>;
  const drawRow = ({ index, ref }: RowProps): ReactNode => {
    const row = rows[index];
    return (
      row !== undefined && (
        <div
          key={keyAt(index)}
          ref={ref}
          role="row"
          data-index={index}
          aria-rowindex={index + 2}
          aria-current={index === target || undefined}
          className={styles.row}
        >
          {columns.map((column) => (
            <div
              key={column.id}
              role="cell"
              data-label={column.title || column.action ? undefined : column.header}
              className={cellClass(column)}
            >
              {column.cell(row)}
            </div>
          ))}
        </div>
      )
    );
  };
  const frame = classNames(styles.scroller, rows.length > fewRows && styles.limited);
  const plain = rows.slice(0, long ? firstRows : rows.length).map((_, index) => drawRow({ index }));

  return (
    // What scrolls must take the focus, so that the keyboard can scroll it; no landmark, since a table stands in one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} role="group" className={frame} aria-label={label} tabIndex={0}>
      <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className={styles.table}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {columns.map((column) => (
              <div key={column.id} role="columnheader" className={cellClass(column)}>
                {column.header}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {long ? (
            <Suspense fallback={plain}>
              <VirtualBody count={rows.length} scroller={scroller} keyAt={keyAt} target={target}>
                {drawRow}
              </VirtualBody>
            </Suspense>
          ) : (
            plain
          )}
        </div>
      </div>
    </div>
  );
}

function cellClass({ width = 'normal', align = 'start', mono, title, action }: Column<never>): string {
  return classNames(
    styles.cell,
    styles[width],
    align === 'end' && styles.end,
    mono && styles.mono,
    title && styles.title,
    action && styles.action,
  );
}
