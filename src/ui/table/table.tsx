/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements laid out as flex boxes lose their roles (WebKit) */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Empty } from '../empty/empty.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Narrow columns are 96 px wide, wide ones take twice the room of normal ones. */
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** Numbers and other data in monospace. */
  readonly mono?: boolean;
  readonly align?: 'start' | 'end';
}

export interface TableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The key of the row that stands out and is scrolled to, such as that of a deep link. */
  readonly current?: string | number | undefined;
  /** Instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/** Up to this many rows are all on the page, so that the browser's own search and print see them. */
const plainRows = 100;
/** How many rows of a longer table are prerendered. */
const firstRows = 30;
const rowHeight = 40;

/** Rows of facts; of many rows only the visible ones are on the page. Label over value where it is narrow. */
export function Table<Row>({ label, columns, rows, rowKey, current, empty }: TableProps<Row>) {
  const t = useText(words);
  const scroller = useRef<HTMLDivElement>(null);
  const long = rows.length > plainRows;
  const keyAt = (index: number): string | number => {
    const row = rows[index];
    return row === undefined ? index : rowKey(row);
  };
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: long,
    getScrollElement: () => scroller.current,
    getItemKey: keyAt,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const target = current === undefined ? -1 : rows.findIndex((row) => rowKey(row) === current);
  useEffect(() => {
    if (target < 0) return;
    if (long) virtual.scrollToIndex(target, { align: 'center' });
    else scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [target, long, virtual]);

  if (rows.length === 0) return <Empty>{empty ?? t('emptyTable')}</Empty>;
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const indexes = first ? items.map(({ index }) => index) : [...rows.slice(0, long ? firstRows : rows.length).keys()];
  const room =
    first && last ? { paddingBlockStart: first.start, paddingBlockEnd: virtual.getTotalSize() - last.end } : undefined;

  return (
    // A scrolling region must take the focus, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className={styles.scroller} aria-label={label} tabIndex={0}>
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
        <div role="rowgroup" style={room}>
          {indexes.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <div
                key={keyAt(index)}
                ref={long ? virtual.measureElement : undefined}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                aria-current={index === target || undefined}
                className={styles.row}
              >
                {columns.map((column) => (
                  <div key={column.id} role="cell" data-label={column.header} className={cellClass(column)}>
                    {column.cell(row)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function cellClass({ width = 'normal', align = 'start', mono }: Column<never>): string {
  return classNames(styles.cell, styles[width], align === 'end' && styles.end, mono && styles.mono);
}
