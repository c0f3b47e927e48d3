import type { Document } from './document.ts';
import { dictionaryOf } from './objects.ts';
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

/** The numbers of what can be reached from a value; `avoided` members are not followed. */
function reachable(
  document: Document,
  start: Value | undefined,
  revision: number,
  avoided: ReadonlySet<string>,
  found = new Set<number>(),
): Set<number> {
  const stack: Value[] = [start ?? null];
  while (stack.length > 0) {
    const value = stack.pop() as Value;
    if (isReference(value)) {
      if (found.has(value.number)) continue;
      found.add(value.number);
      stack.push(document.object(value.number, revision));
    } else if (isList(value)) for (const item of value) stack.push(item);
    else for (const [key, member] of dictionaryOf(value) ?? []) if (!avoided.has(key)) stack.push(member);
  }
  return found;
}

const upward: ReadonlySet<string> = new Set(['Parent', 'P', 'Annots', 'StructParent']);

/** What the objects of a revision are for. */
class Roles {
  /** Drawn by pages, whatever else it is. */
  readonly content = new Set<number>();
  readonly dss: ReadonlySet<number>;
  /** Appearances and members by what they belong to. */
  readonly signature = new Set<number>();
  readonly timestamp = new Set<number>();
  readonly form = new Set<number>();
  readonly annotation = new Set<number>();
  /** Lists of fields and annotations. */
  readonly lists = new Set<number>();
  readonly metadata = new Set<number>();
  readonly pages = new Set<number>();
  readonly acroForm = new Set<number>();
  readonly catalog: number | undefined;

  constructor(
    private readonly document: Document,
    private readonly revision: number,
  ) {
    const catalog = document.catalog(revision);
    this.catalog = referred(document.trailer(revision)?.get('Root'));
    this.dss = reachable(document, catalog?.get('DSS'), revision, upward);
    for (const one of [document.trailer(revision)?.get('Info'), catalog?.get('Metadata')]) note(this.metadata, one);
    note(this.acroForm, catalog?.get('AcroForm'));
    const form = document.dictionary(catalog?.get('AcroForm'), revision);
    note(this.lists, form?.get('Fields'));
    this.walkFields(document.member(form, 'Fields', revision), undefined, 0);
    this.walkPages(catalog?.get('Pages'), 0, new Set());
  }

  private walkFields(value: Value, type: Value | undefined, depth: number): void {
    if (!isList(value) || depth > 100) return;
    for (const item of value) {
      const number = referred(item);
      const field = this.document.dictionary(item, this.revision);
      if (!field || (number !== undefined && (this.form.has(number) || this.signature.has(number)))) continue;
      const own = field.get('FT') ?? type;
      this.addField(number, field, own);
      this.walkFields(this.document.member(field, 'Kids', this.revision), own, depth + 1);
    }
  }

  private addField(number: number | undefined, field: Dictionary, type: Value | undefined): void {
    const isSignature = isName(this.document.resolve(type, this.revision), 'Sig');
    const signed = this.document.dictionary(field.get('V'), this.revision);
    const set = !isSignature
      ? this.form
      : isName(signed?.get('Type'), 'DocTimeStamp')
        ? this.timestamp
        : this.signature;
    if (number !== undefined) set.add(number);
    reachable(this.document, field.get('AP'), this.revision, upward, set);
  }

  private walkPages(value: Value | undefined, depth: number, seen: Set<number>): void {
    const number = referred(value);
    if (depth > 100 || (number !== undefined && seen.has(number))) return;
    if (number !== undefined) seen.add(number);
    const node = this.document.dictionary(value, this.revision);
    if (!node) return;
    reachable(this.document, node.get('Resources'), this.revision, upward, this.content);
    const kids = this.document.member(node, 'Kids', this.revision);
    if (isList(kids)) {
      for (const kid of kids) this.walkPages(kid, depth + 1, seen);
      return;
    }
    if (number !== undefined) this.pages.add(number);
    reachable(this.document, node.get('Contents'), this.revision, upward, this.content);
    note(this.lists, node.get('Annots'));
    const annotations = this.document.member(node, 'Annots', this.revision);
    if (isList(annotations)) for (const one of annotations) this.addAnnotation(one);
  }

  private addAnnotation(value: Value): void {
    const number = referred(value);
    const annotation = this.document.dictionary(value, this.revision);
    if (!annotation) return;
    if (number !== undefined && (this.form.has(number) || this.signature.has(number) || this.timestamp.has(number)))
      return;
    if (isName(annotation.get('Subtype'), 'Widget')) {
      this.addField(number, annotation, annotation.get('FT') ?? this.inherited(annotation));
      return;
    }
    if (number !== undefined) this.annotation.add(number);
    reachable(this.document, annotation.get('AP'), this.revision, upward, this.annotation);
  }

  private inherited(annotation: Dictionary): Value | undefined {
    let node = this.document.dictionary(annotation.get('Parent'), this.revision);
    for (let depth = 0; node && depth < 100; depth++) {
      const type = node.get('FT');
      if (type !== undefined) return type;
      node = this.document.dictionary(node.get('Parent'), this.revision);
    }
    return undefined;
  }
}

const referred = (value: Value | undefined): number | undefined => (isReference(value) ? value.number : undefined);

function note(set: Set<number>, value: Value | undefined): void {
  if (isReference(value)) set.add(value.number);
}

const catalogParts = ['AcroForm', 'DSS', 'Perms', 'Extensions', 'Version', 'Metadata'];
const formParts = ['Fields', 'SigFlags', 'DR', 'DA'];

function kindOf(number: number, before: Value, after: Value, old: Roles, roles: Roles): ChangeKind | undefined {
  const [was, is] = [dictionaryOf(before), dictionaryOf(after)];
  const type = is?.get('Type') ?? was?.get('Type');
  if (isName(type, 'XRef') || isName(type, 'ObjStm') || same(before, after)) return undefined;
  const either = (set: (from: Roles) => ReadonlySet<number>): boolean => set(roles).has(number) || set(old).has(number);
  if (number === roles.catalog && was && is && differOnlyIn(was, is, catalogParts)) return undefined;
  if (either(({ pages }) => pages))
    return was && is && differOnlyIn(was, is, ['Annots', 'Tabs']) ? undefined : 'content';
  if (number === roles.catalog || either(({ content }) => content)) return 'content';
  if (isName(type, 'DocTimeStamp')) return 'timestamp';
  if (isName(type, 'Sig') || is?.has('ByteRange') === true) return 'signature';
  if (either(({ lists }) => lists)) return undefined;
  if (either(({ acroForm }) => acroForm))
    return differOnlyIn(was ?? new Map(), is ?? new Map(), formParts) ? undefined : 'form';
  if (either(({ dss }) => dss)) return 'dss';
  if (either(({ timestamp }) => timestamp)) return 'timestamp';
  if (either(({ signature }) => signature)) return 'signature';
  if (either(({ form }) => form)) return 'form';
  if (either(({ annotation }) => annotation)) return 'annotation';
  return either(({ metadata }) => metadata) || isName(type, 'Metadata') ? 'metadata' : 'content';
}

/** What was written after a revision, and what for. */
export function changesAfter(document: Document, revision: number): Change[] {
  const changes: Change[] = [];
  let old = new Roles(document, Math.max(1, revision));
  for (let later = revision + 1; later <= document.revisions.length; later++) {
    const roles = new Roles(document, later);
    const entries = document.revisions[later - 1]?.entries ?? new Map<number, never>();
    const objects: number[] = [];
    const kinds = new Set<ChangeKind>();
    for (const number of [...entries.keys()].toSorted((a, b) => a - b)) {
      const [before, after] = [
        later > 1 ? document.entry(number, later - 1) : undefined,
        document.entry(number, later),
      ];
      const isAbsent = (entry: typeof before): boolean => !entry || ('offset' in entry && entry.offset === undefined);
      if (number === 0 || (isAbsent(before) && isAbsent(after)) || JSON.stringify(before) === JSON.stringify(after))
        continue;
      objects.push(number);
      const kind = kindOf(number, document.object(number, later - 1), document.object(number, later), old, roles);
      if (kind) kinds.add(kind);
    }
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
