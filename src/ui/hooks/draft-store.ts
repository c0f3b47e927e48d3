import { accepts, type Field, type Fields } from '#core/field.ts';
import { storageOf } from './storage.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What a tool's page holds now, and what it holds when nothing was typed. */
export interface DraftEntry {
  readonly fields: Fields;
  readonly initial: Values;
  readonly values: Values;
  /** Names in the link's fragment that were ignored because they do not fit. */
  readonly ignored: readonly string[];
}

const entries = new Map<string, DraftEntry>();
const listeners = new Set<() => void>();
const unsaved = new Set<string>();
const saveDelay = 300;
/** Storage is synchronous: writing a longer text while someone types would be felt. */
const promptLength = 200_000;
let timer: ReturnType<typeof setTimeout> | undefined;

const keyOf = (tool: string): string => `toolcrib:draft:${tool}`;
const lastingKeyOf = (tool: string): string => `toolcrib:lasting:${tool}`;
const isKept = ({ kind }: Field): boolean => kind !== 'secret' && kind !== 'blob';

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function draftOf(tool: string): DraftEntry | undefined {
  return entries.get(tool);
}

function put(tool: string, entry: DraftEntry): void {
  entries.set(tool, entry);
  for (const listener of listeners) listener();
}

function fitting(fields: Fields, found: Values): { values: Record<string, unknown>; ignored: string[] } {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(found)) {
    const about = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (about && isKept(about) && accepts(about, value)) values[name] = value;
    else ignored.push(name);
  }
  return { values, ignored };
}

function stored(kind: 'localStorage' | 'sessionStorage', key: string): Values {
  try {
    const found: unknown = JSON.parse(storageOf(kind)?.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Values) : {};
  } catch {
    return {};
  }
}

const areLasting = (fields: Fields): boolean => Object.values(fields).some((about) => about.lasting);

/** The values that last, kept on the device when one of them was chosen; a link's are not. */
function keepLasting(tool: string, { fields, values }: DraftEntry): void {
  const lasting = Object.entries(values).filter(([name]) => fields[name]?.lasting);
  try {
    storageOf('localStorage')?.setItem(lastingKeyOf(tool), JSON.stringify(Object.fromEntries(lasting)));
  } catch {
    // Blocked or full: it lasts for the session.
  }
}

function lastingOf(tool: string, fields: Fields): Values {
  if (!areLasting(fields)) return {};
  const { values } = fitting(fields, stored('localStorage', lastingKeyOf(tool)));
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.lasting));
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b));

/** The values that differ from the initial ones and may leave the page's memory. */
export function changedValues({ fields, initial, values }: DraftEntry): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const about = fields[name];
      return about && isKept(about) && value !== undefined && !same(value, initial[name]);
    }),
  );
}

function save(tool: string): void {
  const entry = entries.get(tool);
  unsaved.delete(tool);
  if (!entry) return;
  const changed = changedValues(entry);
  try {
    if (Object.keys(changed).length === 0) storageOf('sessionStorage')?.removeItem(keyOf(tool));
    else storageOf('sessionStorage')?.setItem(keyOf(tool), JSON.stringify(changed));
  } catch {
    // Larger than the quota: the draft lives as long as this page does.
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
  for (const tool of unsaved) if (!Object.values(entries.get(tool)?.values ?? {}).some(isLong)) save(tool);
}

function saveSoon(tool: string): void {
  unsaved.add(tool);
  timer ??= setTimeout(saveShortDrafts, saveDelay);
}

const handed = new Map<string, Values>();

/** Leaves values for another tool's page, which takes those that fit when it is opened; in memory only, so secrets too. */
export function handOver(tool: string, values: Values): void {
  handed.set(tool, values);
}

function takeHanded(tool: string, fields: Fields): Values {
  const found = Object.entries(handed.get(tool) ?? {});
  handed.delete(tool);
  const fits = ([name, value]: [string, unknown]): boolean => {
    const about = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return about !== undefined && accepts(about, value);
  };
  return Object.fromEntries(found.filter(fits));
}

/** Takes a tool's draft up: the one in memory, else the session's, else what lasts and the initial values. */
export function openDraft(tool: string, fields: Fields, initial: Values): DraftEntry {
  const known = entries.get(tool);
  if (known && known.fields === fields && !handed.has(tool)) return known;
  const kept =
    known?.fields === fields
      ? known.values
      : {
          ...initial,
          ...lastingOf(tool, fields),
          ...fitting(fields, stored('sessionStorage', keyOf(tool))).values,
        };
  const entry = { fields, initial, values: { ...kept, ...takeHanded(tool, fields) }, ignored: [] };
  entries.set(tool, entry);
  return entry;
}

/** Applies a link's fragment, which is hostile input: what does not fit is named in `ignored`. */
export function applyFragment(tool: string, found: Values): void {
  const entry = entries.get(tool);
  if (!entry) return;
  const { values, ignored } = fitting(entry.fields, found);
  put(tool, { ...entry, values: { ...entry.initial, ...values }, ignored });
  saveSoon(tool);
}

export function changeDraft(tool: string, change: Values): void {
  const entry = entries.get(tool);
  if (!entry) return;
  const changed = { ...entry, values: { ...entry.values, ...change } };
  put(tool, changed);
  if (Object.keys(change).some((name) => entry.fields[name]?.lasting)) keepLasting(tool, changed);
  saveSoon(tool);
}

export function resetDraft(tool: string): void {
  const entry = entries.get(tool);
  if (!entry) return;
  const reset = { ...entry, values: entry.initial, ignored: [] };
  put(tool, reset);
  if (areLasting(entry.fields)) keepLasting(tool, reset);
  saveSoon(tool);
}

/** Forgets secrets and files when the tool is left. */
export function forgetSecrets(tool: string): void {
  const entry = entries.get(tool);
  if (!entry) return;
  const kept = Object.entries(entry.values).map(([name, value]) => {
    const about = entry.fields[name];
    return [name, about && isKept(about) ? value : entry.initial[name]];
  });
  entries.set(tool, { ...entry, values: Object.fromEntries(kept), ignored: [] });
}

/** Forgets every draft, in memory and in the session. */
export function forgetDrafts(): void {
  unsaved.clear();
  for (const [tool, entry] of entries) {
    put(tool, { ...entry, values: entry.initial, ignored: [] });
    try {
      storageOf('sessionStorage')?.removeItem(keyOf(tool));
      storageOf('localStorage')?.removeItem(lastingKeyOf(tool));
    } catch {
      // Blocked storage holds nothing to forget.
    }
  }
}
