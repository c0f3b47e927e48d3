import type { Details } from '#core/operation.ts';
import type { LastRun } from '#ui/hooks/last-runs.ts';

/** The names of the text that a page shows, in a result that has facts beside it. */
const textMembers = ['text', 'formatted', 'payloadText', 'code'] as const;

/** A result of several facts. */
export const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob);

/** The name of the text in a result of several facts. */
export const textIn = ({ value }: LastRun): string | undefined =>
  isRecord(value) ? textMembers.find((member) => typeof value[member] === 'string') : undefined;
