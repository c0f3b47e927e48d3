import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

interface PageReset {
  /** The last registration is used, because a page may show a part with its own reset. */
  readonly resets: readonly (() => void)[];
  /** How often the defaults were restored: a box whose value is the default may hold another text. */
  readonly count: number;
}

/** How to restore the defaults of the current page; its menu and the palette offer it. */
export const usePageReset = create<PageReset>(() => ({ resets: [], count: 0 }));

/** Offers the defaults of the page while it is mounted and `isOffered`. */
export function useReset(onReset: () => void, isOffered: boolean): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    if (!isOffered) return undefined;
    const own = (): void => {
      reset();
      usePageReset.setState(({ count }) => ({ count: count + 1 }));
    };
    usePageReset.setState(({ resets }) => ({ resets: [...resets, own] }));
    return () => usePageReset.setState(({ resets }) => ({ resets: resets.filter((other) => other !== own) }));
  }, [isOffered]);
}
