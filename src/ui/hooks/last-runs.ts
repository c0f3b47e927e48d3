import { create } from 'zustand';
import type { Details, Operation } from '#core/operation.ts';

/** An operation that a page has run, and what with. */
export interface LastRun {
  readonly operation: Operation;
  readonly draft: Details;
  readonly value: unknown;
}

/**
 * The last good run of each operation, by the tool whose page ran it; in the order of the first runs. In memory only, and
 * until the page is left.
 */
export const useLastRuns = create<Readonly<Record<string, readonly LastRun[]>>>()(() => ({}));

/** Keeps a run and its result; nothing that a page shows changes with it. */
export function rememberRun(
  tool: string,
  { operation, draft }: { readonly operation: unknown; readonly draft: unknown },
  value: unknown,
): void {
  if (tool === '') return;
  const run = { operation, draft, value } as LastRun;
  useLastRuns.setState((all) => {
    const runs = all[tool] ?? [];
    const at = runs.findIndex(({ operation }) => operation.id === run.operation.id);
    return { [tool]: at === -1 ? [...runs, run] : runs.with(at, run) };
  });
}

/** Forgets what the page of a tool has run. */
export function forgetRuns(tool: string): void {
  useLastRuns.setState({ [tool]: [] });
}
