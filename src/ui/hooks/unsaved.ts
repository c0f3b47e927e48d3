import { useEffect } from 'react';
import { holdsUnkept } from './draft-store.ts';

let held = 0;

/** Whether the page contains something that a reload would lose, such as a secret, a file or a generated result. */
export function holdsUnsaved(): boolean {
  return held > 0 || holdsUnkept();
}

/** Holds something that a reload would lose, until the answer is called. */
export function holdUnsaved(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/**
 * While `active`, the page does not reload itself for an update. Drafts (with their secrets and files), what an
 * operation drew at random or made of a file, and the results of a `Runner` are known already.
 */
export function useUnsaved(active: boolean): void {
  useEffect(() => (active ? holdUnsaved() : undefined), [active]);
}
