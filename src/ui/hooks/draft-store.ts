import type { Fields } from '#core/field.ts';
import { takeHanded } from './draft-hand-over.ts';
import {
  allDrafts,
  draftOf,
  fitting,
  holdsSecrets,
  isKept,
  put,
  putQuietly,
  type DraftEntry,
  type Values,
} from './draft-memory.ts';
import { forgetKept, hasUnkept, keepLasting, keptValues, saveSoon } from './draft-persistence.ts';

/** Takes a tool's draft up: the one in memory, else the session's, else what lasts and the initial values. */
export function openDraft(tool: string, fields: Fields, initial: Values): DraftEntry {
  const known = draftOf(tool);
  const same = known?.fields === fields ? known : undefined;
  const handed = takeHanded(tool, fields);
  if (same && !handed) return same;
  const values = same ? same.values : { ...initial, ...keptValues(tool, fields) };
  const entry = { fields, initial, values: { ...values, ...handed }, ignored: [] };
  putQuietly(tool, entry);
  if (handed) saveSoon(tool);
  return entry;
}

/** Applies a link's fragment, which is hostile input: what does not fit is named in `ignored`. */
export function applyFragment(tool: string, found: Values): void {
  const entry = draftOf(tool);
  if (!entry) return;
  const { values, ignored } = fitting(entry.fields, found, isKept);
  // A link of which nothing fits says nothing about the page.
  const before = Object.keys(values).length > 0 ? entry.initial : entry.values;
  put(tool, { ...entry, values: { ...before, ...values }, ignored });
  saveSoon(tool);
}

export function changeDraft(tool: string, change: Values): void {
  const entry = draftOf(tool);
  if (!entry) return;
  put(tool, { ...entry, values: { ...entry.values, ...change } });
  keepLasting(tool, entry, change);
  saveSoon(tool);
}

export function resetDraft(tool: string): void {
  const entry = draftOf(tool);
  if (!entry) return;
  const reset = { ...entry, values: entry.initial, ignored: [] };
  put(tool, reset);
  keepLasting(tool, reset, entry.initial);
  saveSoon(tool);
}

/** Whether the page contains values that a reload would lose: secrets, files, texts too large to store. */
export function holdsUnkept(): boolean {
  return hasUnkept() || [...allDrafts().values()].some(holdsSecrets);
}

/** Forgets secrets and files when the tool is left. */
export function forgetSecrets(tool: string): void {
  const entry = draftOf(tool);
  if (!entry) return;
  const kept = Object.entries(entry.values).map(([name, value]) => {
    const about = entry.fields[name];
    return [name, about && isKept(about) ? value : entry.initial[name]];
  });
  putQuietly(tool, { ...entry, values: Object.fromEntries(kept), ignored: [] });
}

/** Forgets what a tool holds, in memory, in the session and on the device. */
export function forgetDraft(tool: string): void {
  const entry = draftOf(tool);
  if (entry) put(tool, { ...entry, values: entry.initial, ignored: [] });
  forgetKept(tool);
}

/** Forgets every draft. */
export function forgetDrafts(): void {
  for (const tool of allDrafts().keys()) forgetDraft(tool);
}
