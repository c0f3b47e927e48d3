import { useEffect } from 'react';
import type { Entry, Memo } from '../engine/entries.ts';

/** Two entries have the name of their section, which keeps it. */
export const anchorOf = ({ id, section }: Entry): string => (id === section ? `${id}-command` : id);

/** Follows `#undo` and `#amend-message` in the address once the memo is there. */
export function useAnchor(memo: Memo | undefined, showAll: () => void): void {
  useEffect(() => {
    if (!memo) return undefined;
    const follow = (): void => {
      const name = location.hash.slice(1);
      const isKnown =
        memo.sections.some(({ id }) => id === name) || memo.entries.some((entry) => anchorOf(entry) === name);
      if (!isKnown) return;
      if (document.getElementById(name) === null) showAll();
      requestAnimationFrame(() => {
        const target = document.getElementById(name);
        target?.scrollIntoView();
        target?.focus({ preventScroll: true });
      });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [memo, showAll]);
}
