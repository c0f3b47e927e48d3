import { useEffect } from 'react';
import { holdsUnkept } from './draft-store.ts';

let held = 0;

/** Whether the page contains something that a reload would lose, such as a secret, a file or a generated result. */
export function holdsUnsaved(): boolean {
  return held > 0 || holdsUnkept();
}

/**
 * While `active`, the page does not reload itself for an update. Drafts (with their secrets and files), what an
 * operation drew at random or made of a file, and the results of a `Runner` are known already.
 */
export function useUnsaved(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    held += 1;
    return () => {
      held -= 1;
    };
  }, [active]);
}
