import { useMemo, useSyncExternalStore } from 'react';
import { newToday, newWhenBuilt } from './new-tools.ts';

const noChange = (): (() => void) => () => undefined;

/** The ids of the new tools: today's, in the prerendered page those of the day that it was made. */
export function useNewTools(): ReadonlySet<string> {
  const ids = useSyncExternalStore(noChange, newToday, newWhenBuilt);
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
}
