import { useId, type KeyboardEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

interface TableGridProps {
  readonly size: TableSize;
  readonly onSize: (size: TableSize) => void;
  /** A click or Enter takes the size. */
  readonly onPick: (size: TableSize) => void;
}

const most: TableSize = { rows: 8, columns: 10 };
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const within = (value: number, max: number): number => Math.min(max, Math.max(1, value));

/** The size of a table as a field of cells: by the pointer, or with the arrow keys. */
export function TableGrid({ size, onSize, onPick }: TableGridProps) {
  const t = useText(text);
  const id = useId();
  const nameOf = (rows: number, columns: number): string => t('table.size', { rows, columns });
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onPick(size);
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    onSize({ rows: within(size.rows + step[0], most.rows), columns: within(size.columns + step[1], most.columns) });
  };
  return (
    <div className={styles.size}>
      <div
        role="grid"
        tabIndex={0}
        aria-label={t('table.grid')}
        aria-activedescendant={`${id}-${size.rows}-${size.columns}`}
        className={styles.grid}
        dir="ltr"
        onKeyDown={press}
      >
        {upTo(most.rows).map((rows) => (
          <div key={rows} role="row" className={styles.gridRow}>
            {upTo(most.columns).map((columns) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and the keys
              <div
                key={columns}
                id={`${id}-${rows}-${columns}`}
                role="gridcell"
                aria-label={nameOf(rows, columns)}
                aria-selected={rows === size.rows && columns === size.columns}
                className={classNames(styles.gridCell, rows <= size.rows && columns <= size.columns && styles.taken)}
                onPointerMove={() => onSize({ rows, columns })}
                onClick={() => onPick({ rows, columns })}
              />
            ))}
          </div>
        ))}
      </div>
      <output>{nameOf(size.rows, size.columns)}</output>
    </div>
  );
}
