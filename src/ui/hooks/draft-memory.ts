import { accepts, type Field, type Fields } from '#core/field.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The current values of a tool's page, and its values when nothing was typed. */
export interface DraftEntry {
  readonly fields: Fields;
  readonly initial: Values;
  readonly values: Values;
  /** Names in the link's fragment that were ignored because they do not fit. */
  readonly ignored: readonly string[];
}

const entries = new Map<string, DraftEntry>();
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function draftOf(tool: string): DraftEntry | undefined {
  return entries.get(tool);
}

export function allDrafts(): ReadonlyMap<string, DraftEntry> {
  return entries;
}

/** Puts a draft in place that nobody follows yet: React opens drafts while it renders. */
export function putQuietly(tool: string, entry: DraftEntry): void {
  entries.set(tool, entry);
}

export function put(tool: string, entry: DraftEntry): void {
  entries.set(tool, entry);
  for (const listener of listeners) listener();
}

/** Whether a value of this field, with all that it contains, may leave the page's memory. */
export function isKept({ alternatives = [], item, kind, members = {} }: Field): boolean {
  if (kind === 'secret' || kind === 'blob') return false;
  return [...alternatives, ...(item ? [item] : []), ...Object.values(members)].every(isKept);
}

/** The values that their fields accept, and the names of the others. */
export function fitting(
  fields: Fields,
  found: Values,
  mayBe: (about: Field) => boolean,
): { readonly values: Values; readonly ignored: readonly string[] } {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(found)) {
    const about = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (about && mayBe(about) && accepts(about, value)) values[name] = value;
    else ignored.push(name);
  }
  return { values, ignored };
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b));

function differing({ fields, initial, values }: DraftEntry, isMeant: (about: Field) => boolean): [string, unknown][] {
  return Object.entries(values).filter(([name, value]) => {
    const about = fields[name];
    return about && isMeant(about) && value !== undefined && !same(value, initial[name]);
  });
}

/** The values that differ from the initial ones and may leave the page's memory. */
export function changedValues(entry: DraftEntry): Values {
  return Object.fromEntries(differing(entry, isKept));
}

/** Whether a draft contains secrets or files. */
export function holdsSecrets(entry: DraftEntry): boolean {
  return differing(entry, (about) => !isKept(about)).length > 0;
}
