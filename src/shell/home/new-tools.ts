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

/** The ids of today's new tools, separated by spaces. */
export const newToday = (): string => newOn(today());
/** The ids of the tools that the prerendered page marks as new, separated by spaces. */
export const newWhenBuilt = (): string => newOn(built ?? today());

/** Whether the prerendered page marks other tools as new than the current ones. */
export function isMarkedOtherwise(): boolean {
  return newToday() !== newWhenBuilt();
}
