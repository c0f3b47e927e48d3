import type { Document } from './document.ts';
import { dictionaryOf } from './objects.ts';
import { marks, Roles } from './roles.ts';
import { isDictionary, isList, isName, isReference, isStream, isText, type Dictionary, type Value } from './values.ts';

export type ChangeKind = 'annotation' | 'content' | 'dss' | 'form' | 'metadata' | 'signature' | 'timestamp';

export interface Change {
  readonly revision: number;
  /** Ascending. */
  readonly objects: readonly number[];
  /** Sorted. */
  readonly kinds: readonly ChangeKind[];
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Are two objects the same, where they stand apart? */
function same(a: Value | undefined, b: Value | undefined): boolean {
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (isDictionary(a))
    return isDictionary(b) && a.size === b.size && [...a].every(([key, value]) => same(value, b.get(key)));
  if (isStream(a)) return isStream(b) && same(a.dictionary, b.dictionary) && sameBytes(a.data, b.data);
  if (isText(a)) return isText(b) && sameBytes(a.bytes, b.bytes);
  if (isReference(a)) return isReference(b) && a.number === b.number && a.generation === b.generation;
  if (isName(a)) return isName(b, a.name);
  return a === b;
}

/** Do they differ in these members alone? */
function differOnlyIn(a: Dictionary, b: Dictionary, allowed: readonly string[]): boolean {
  const keys = new Set([...a.keys(), ...b.keys()]);
  return [...keys].every((key) => allowed.includes(key) || same(a.get(key), b.get(key)));
}

const catalogParts = ['AcroForm', 'DSS', 'Perms', 'Extensions', 'Version', 'Metadata'];
const formParts = ['Fields', 'SigFlags', 'DR', 'DA'];

/** Cross-reference and object streams: what lies in an object stream is compared by itself. */
const isStructure = (value: Value): boolean =>
  isStream(value) && ['XRef', 'ObjStm'].some((type) => isName(value.dictionary.get('Type'), type));

function kindOf(number: number, before: Value, after: Value, old: Roles, roles: Roles): ChangeKind | undefined {
  if (same(before, after)) return undefined;
  const differIn = (parts: readonly string[]): boolean =>
    isDictionary(before) && isDictionary(after) && differOnlyIn(before, after, parts);
  if (number === roles.catalog) return differIn(catalogParts) ? undefined : 'content';
  if (old.pages.has(number) || roles.pages.has(number)) return differIn(['Annots', 'Tabs']) ? undefined : 'content';
  if ([old.content, roles.content, old.fixed].some((set) => set.has(number))) return 'content';
  // An object keeps the role that it had: a later revision cannot give it one that may be changed.
  const [was, is] = [dictionaryOf(before), dictionaryOf(after)];
  const [from, dictionary] = before === null ? [roles, is] : [old, was];
  const type = dictionary?.get('Type');
  if (isName(type, 'DocTimeStamp')) return 'timestamp';
  if (isName(type, 'Sig') || dictionary?.has('ByteRange') === true) return 'signature';
  if (from.lists.has(number)) return undefined;
  if (from.acroForm.has(number)) return differOnlyIn(was ?? new Map(), is ?? new Map(), formParts) ? undefined : 'form';
  if (from.signature.has(number) && roles.timestamp.has(number)) return 'timestamp';
  for (const kind of ['timestamp', 'signature', 'form', 'annotation', 'dss'] as const)
    if (from[kind].has(number)) return kind;
  if ([before, after].every((value) => value === null || isStructure(value))) return undefined;
  return from.metadata.has(number) || isName(type, 'Metadata') ? 'metadata' : 'content';
}

/** What became a field or an annotation, though its objects may be old ones; the other way round, what was one. */
function added(from: Roles, to: Roles): ChangeKind[] {
  const kinds: ChangeKind[] = marks.filter((mark) =>
    [...to[mark]].some((number) => marks.every((other) => !from[other].has(number))),
  );
  for (const [page, list] of to.direct) {
    const known = from.direct.get(page) ?? [];
    for (const [index, { mark, value }] of list.entries()) {
      if (!same(known[index]?.value, value) && !known.some((one) => same(one.value, value))) kinds.push(mark);
    }
  }
  return kinds;
}

/** What was written after a revision, and what for. */
export function changesAfter(document: Document, revision: number): Change[] {
  const changes: Change[] = [];
  let old = new Roles(document, revision);
  for (let later = revision + 1; later <= document.revisions.length; later++) {
    const roles = new Roles(document, later);
    const objects: number[] = [];
    const kinds = new Set<ChangeKind>([...added(old, roles), ...added(roles, old)]);
    for (const number of document.touchedBy(later)) {
      if (document.placeOf(number, later - 1) === document.placeOf(number, later)) continue;
      objects.push(number);
      const kind = kindOf(number, document.object(number, later - 1), document.object(number, later), old, roles);
      if (kind) kinds.add(kind);
    }
    const isOther = !same(old.root, roles.root) || (roles.xfa !== undefined && !same(old.xfa, roles.xfa));
    if (isOther || (later === revision + 1 && !document.standsAlone(revision))) kinds.add('content');
    changes.push({ revision: later, objects, kinds: [...kinds].toSorted() });
    old = roles;
  }
  return changes;
}

const permissions: Readonly<Record<0 | 1 | 2 | 3, readonly ChangeKind[]>> = {
  0: ['signature', 'timestamp', 'dss', 'form', 'annotation', 'metadata'],
  1: ['dss', 'timestamp', 'metadata'],
  2: ['dss', 'timestamp', 'metadata', 'signature', 'form'],
  3: ['dss', 'timestamp', 'metadata', 'signature', 'form', 'annotation'],
};

/** What a certification (DocMDP, ISO 32000-2 §12.8.2.2) allows afterwards; null is none. */
export const permittedAfter = (certification: 1 | 2 | 3 | null): readonly ChangeKind[] =>
  permissions[certification ?? 0];
