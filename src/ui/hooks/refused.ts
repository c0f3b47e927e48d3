import { useEffect, useSyncExternalStore } from 'react';

/** The fields of the page whose boxes hold something that is not handed over, with the number of such boxes. */
const refused = new Map<string, number>();
const listeners = new Set<() => void>();

function add(name: string, boxes: number): void {
  refused.set(name, (refused.get(name) ?? 0) + boxes);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says whether the box of the field `name` holds something that is not handed over: the results of operations that
 * have such a field are then old. Without a name, nothing is said.
 */
export function useReportRefused(name: string | undefined, isRefused: boolean): void {
  useEffect(() => {
    if (name === undefined || !isRefused) return undefined;
    add(name, 1);
    return () => add(name, -1);
  }, [name, isRefused]);
}

/** Whether a box of one of the fields holds something that is not handed over. */
export function useRefused(fields: Readonly<Record<string, unknown>>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Object.keys(fields).some((name) => (refused.get(name) ?? 0) > 0),
    () => false,
  );
}
