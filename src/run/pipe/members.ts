import { escapeKey } from '#core/pointer.ts';
import { startOf } from '#core/start-of.ts';

/** A member of a value: where it is, and the beginning of it. */
export interface Member {
  /** A JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** One short line: a text in quotes, the names of an object, the first elements of an array. */
  readonly preview: string;
}

const mostMembers = 200;
/** An array of a thousand rows is found by its first ones. */
const mostElements = 20;
const longestPreview = 60;
const mostShown = 6;

const shortened = (text: string): string =>
  text.length > longestPreview ? `${startOf(text, longestPreview - 1)}…` : text;

const isList = Array.isArray as (value: unknown) => value is readonly unknown[];

/** Is it an object or an array, and not an empty one? */
export const hasMembers = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Uint8Array || value instanceof Blob) &&
  Object.keys(value).length > 0;

function shortValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(startOf(value, longestPreview));
  if (isList(value)) return value.length === 0 ? '[]' : '[…]';
  if (hasMembers(value)) return '{…}';
  if (typeof value !== 'object' || value === null) return String(value);
  return value instanceof Uint8Array || value instanceof Blob ? '' : '{}';
}

function previewOf(value: unknown): string {
  if (!hasMembers(value)) return shortened(shortValue(value));
  const parts = isList(value) ? value.slice(0, mostShown + 1).map(shortValue) : Object.keys(value);
  const inside = [...parts.slice(0, mostShown), ...(parts.length > mostShown ? ['…'] : [])].join(', ');
  return shortened(isList(value) ? `[${inside}]` : `{${inside}}`);
}

/** The members of a value and theirs, those that are nearest first; none of a text or of bytes. */
export function membersOf(value: unknown): readonly Member[] {
  const members: Member[] = [];
  const left: (readonly [pointer: string, value: unknown])[] = [['', value]];
  for (const [pointer, parent] of left) {
    if (!hasMembers(parent)) continue;
    const entries = isList(parent) ? [...parent.slice(0, mostElements).entries()] : Object.entries(parent);
    for (const [key, inside] of entries) {
      if (inside === undefined) continue;
      if (members.length === mostMembers) return members;
      const place = `${pointer}/${escapeKey(String(key))}`;
      members.push({ pointer: place, preview: previewOf(inside) });
      left.push([place, inside]);
    }
  }
  return members;
}
