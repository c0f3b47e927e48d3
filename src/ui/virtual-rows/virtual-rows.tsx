import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useId, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import styles from './virtual-rows.module.css';

/** Attributes to spread on the element of a row. */
export interface RowPlace {
  readonly id: string;
  readonly style: CSSProperties;
}

export interface VirtualRowsProps {
  /** The accessible name. */
  readonly label: string;
  /** The rows are of role `treeitem` or `option`. */
  readonly role: 'tree' | 'listbox';
  readonly count: number;
  /** Height of each row, in px. */
  readonly rowHeight: number;
  /** The row that the keys act on; it is kept in view. */
  readonly active: number;
  readonly onActivate: (index: number) => void;
  /** The keys that are not for moving up and down. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: (index: number, place: RowPlace) => ReactNode;
}

/** The row that a key leads to; undefined when the key does not move. */
export function nextRow(key: string, active: number, count: number, page: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(to, key) ? to[key] : undefined;
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

/**
 * Any number of rows of one height in a box that scrolls; only those in sight are on the page. One stop for the Tab
 * key: the arrow keys, Page Up and Down, Home and End choose the active row (`aria-activedescendant`).
 *
 * @example
 * ```tsx
 * <VirtualRows label="Numbers" role="listbox" count={100_000} rowHeight={28} active={active} onActivate={setActive}>
 *   {(index, place) => (
 *     <div key={index} {...place} role="option" aria-selected={index === active}>
 *       {index}
 *     </div>
 *   )}
 * </VirtualRows>
 * ```
 */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, role, count, rowHeight, active, onActivate, onKeyDown, children } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      // What `aria-activedescendant` names must be on the page.
      if (active < count && !shown.includes(active)) shown.push(active);
      return shown.sort((a, b) => a - b);
    },
    [active, count],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor,
  });
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) virtual.scrollToIndex(active, { align: 'auto' });
    moved.current = false;
  }, [active, virtual]);

  const move = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 1);
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    const target = modified ? undefined : nextRow(event.key, active, count, page);
    if (target === undefined) {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    moved.current = true;
    onActivate(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is one of two
    <div
      ref={box}
      role={role}
      aria-label={label}
      aria-activedescendant={count > 0 ? `${id}${active}` : undefined}
      tabIndex={0}
      className={styles.box}
      onKeyDown={move}
    >
      <div role="presentation" className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) =>
          children(index, {
            id: `${id}${index}`,
            style: { position: 'absolute', insetInline: 0, blockSize: rowHeight, transform: `translateY(${start}px)` },
          }),
        )}
      </div>
    </div>
  );
}
