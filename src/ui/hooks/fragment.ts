import type { Fields } from '#core/field.ts';
import { changedValues, type DraftEntry, type Values } from './draft-memory.ts';

/** The kinds of field that hold what the user typed or pasted, not how to treat it. */
const contentKinds = new Set(['text', 'json', 'list', 'group']);

/** `#text=…&urlSafe=true`: names of fields; text as it is, everything else as JSON. Empty when nothing differs. */
export function fragmentOf(entry: DraftEntry, withContent: boolean): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(changedValues(entry))) {
    const kind = entry.fields[name]?.kind ?? 'json';
    if (!withContent && contentKinds.has(kind)) continue;
    parameters.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** Whether the draft contains content (not only options) that a link would include. */
export function hasContent(entry: DraftEntry): boolean {
  return Object.keys(changedValues(entry)).some((name) => contentKinds.has(entry.fields[name]?.kind ?? 'json'));
}

function valueOf(fields: Fields, name: string, written: string): unknown {
  const about = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!about || about.kind === 'text') return written;
  if (about.choices?.includes(written)) return written;
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return written;
  }
}

/** Reads a fragment of the form `#name=value&…`; anything else, such as an anchor, is undefined. */
export function readFragment(hash: string, fields: Fields): Values | undefined {
  const body = hash.replace(/^#/, '');
  if (!body.includes('=')) return undefined;
  const found = new Map<string, unknown>();
  for (const [name, written] of new URLSearchParams(body)) found.set(name, valueOf(fields, name, written));
  return Object.fromEntries(found);
}
