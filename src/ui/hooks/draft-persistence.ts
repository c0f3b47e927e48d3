import type { Fields } from '#core/field.ts';
import { changedValues, draftOf, fitting, isKept, type DraftEntry, type Values } from './draft-memory.ts';
import { storageOf } from './storage.ts';

const saveDelay = 300;
/** Storage is synchronous: writing a longer text while someone types would be felt. */
const promptLength = 200_000;
/**
 * The maximum size of a stored draft: browsers store no more per site, and writing a text needs several copies of it.
 */
const keptLength = 5_000_000;

/** Tools whose drafts wait to be written. */
const unsaved = new Set<string>();
/** Tools with values that could not be kept for the session. */
const unkept = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const keyOf = (tool: string): string => `toolcrib:draft:${tool}`;
const lastingKeyOf = (tool: string): string => `toolcrib:lasting:${tool}`;

function stored(kind: 'localStorage' | 'sessionStorage', key: string): Values {
  try {
    const found: unknown = JSON.parse(storageOf(kind)?.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Values) : {};
  } catch {
    return {};
  }
}

/** Of the values that were chosen, those that last, kept on the device; what another tab has kept stays. */
export function keepLasting(tool: string, { fields }: DraftEntry, chosen: Values): void {
  const lasting = Object.entries(chosen).filter(([name]) => fields[name]?.lasting);
  if (lasting.length === 0) return;
  const key = lastingKeyOf(tool);
  try {
    const kept = { ...stored('localStorage', key), ...Object.fromEntries(lasting) };
    storageOf('localStorage')?.setItem(key, JSON.stringify(kept));
  } catch {
    // Blocked or full: it lasts for the session.
  }
}

/** The stored values of a tool's draft: those of this session take precedence over those on the device. */
export function keptValues(tool: string, fields: Fields): Values {
  const hasLasting = Object.values(fields).some((about) => about.lasting);
  const lasting = hasLasting ? stored('localStorage', lastingKeyOf(tool)) : {};
  return {
    ...fitting(fields, lasting, (about) => about.lasting === true && isKept(about)).values,
    ...fitting(fields, stored('sessionStorage', keyOf(tool)), isKept).values,
  };
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value : JSON.stringify(value)).length;

function save(tool: string): void {
  const entry = draftOf(tool);
  unsaved.delete(tool);
  unkept.delete(tool);
  if (!entry) return;
  const changed = Object.entries(changedValues(entry));
  const written = changed.filter(([, value]) => lengthOf(value) <= keptLength);
  if (written.length < changed.length) unkept.add(tool);
  try {
    const storage = storageOf('sessionStorage');
    if (written.length === 0) storage?.removeItem(keyOf(tool));
    else if (storage) storage.setItem(keyOf(tool), JSON.stringify(Object.fromEntries(written)));
    else unkept.add(tool);
  } catch {
    // Larger than the quota: the draft lives as long as this page does.
    unkept.add(tool);
  }
}

/** Writes what is waiting to be kept for the session; called when the page goes. */
export function saveDrafts(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const tool of unsaved) save(tool);
}

/** Writes what takes no time; drafts with a long text wait until the page is hidden or left. */
function saveShortDrafts(): void {
  timer = undefined;
  const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > promptLength;
  for (const tool of unsaved) if (!Object.values(draftOf(tool)?.values ?? {}).some(isLong)) save(tool);
}

export function saveSoon(tool: string): void {
  unsaved.add(tool);
  timer ??= setTimeout(saveShortDrafts, saveDelay);
}

/** Is there a draft that storage has not taken? */
export function hasUnkept(): boolean {
  return unkept.size > 0;
}

/** Forgets what a tool has in the session and on the device. */
export function forgetKept(tool: string): void {
  unsaved.delete(tool);
  unkept.delete(tool);
  try {
    storageOf('sessionStorage')?.removeItem(keyOf(tool));
    storageOf('localStorage')?.removeItem(lastingKeyOf(tool));
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
