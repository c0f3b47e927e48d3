import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { rowHeight, type RowProps } from './rows.ts';

export interface VirtualBodyProps {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly keyAt: (index: number) => string | number;
  /** The row to scroll to, or -1. */
  readonly target: number;
  readonly children: (row: RowProps) => ReactNode;
}

/** Renders only the visible rows of many. */
export function VirtualBody({ count, scroller, keyAt, target, children }: VirtualBodyProps) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyAt,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useEffect(() => {
    if (target >= 0) virtual.scrollToIndex(target, { align: 'center' });
  }, [target, virtual]);
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  // Without rows, too: where the head takes no room the box would have no height, and no row would be in sight.
  const room = {
    paddingBlockStart: first?.start ?? 0,
    paddingBlockEnd: virtual.getTotalSize() - (last?.end ?? 0),
  };
  return (
    <div role="presentation" style={room}>
      {items.map(({ index }) => children({ index, ref: virtual.measureElement }))}
    </div>
  );
}
