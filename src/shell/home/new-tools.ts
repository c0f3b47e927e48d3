import { useMemo, useSyncExternalStore } from 'react';
import { isNew } from '#core/tool.ts';
import { catalogue } from '../catalogue.ts';

/** `YYYY-MM-DD`: the day that the page was prerendered on. */
const built = import.meta.env['VITE_APP_BUILD_DATE'] as string | undefined;
const today = (): string => new Date().toISOString().slice(0, 10);

/** The ids of the tools that are new on a day, one after the other, so that the same tools are the same text. */
function newOn(day: string): string {
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  return catalogue.tools.flatMap(({ id, createdAt }) => (isNew(createdAt, noon) ? [id] : [])).join(' ');
}

const newToday = (): string => newOn(today());
const newWhenBuilt = (): string => newOn(built ?? today());
const noChange = (): (() => void) => () => undefined;

/** Whether the prerendered page marks other tools as new than the current ones. */
export function isMarkedOtherwise(): boolean {
  return newToday() !== newWhenBuilt();
}

/** The ids of the new tools: today's, in the prerendered page those of the day that it was made. */
export function useNewTools(): ReadonlySet<string> {
  const ids = useSyncExternalStore(noChange, newToday, newWhenBuilt);
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
}
