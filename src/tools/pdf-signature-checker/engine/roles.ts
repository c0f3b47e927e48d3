import type { Document } from './document.ts';
import { dictionaryOf } from './objects.ts';
import { isList, isName, isReference, type Dictionary, type Value } from './values.ts';

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
/** Resources have names that the file chooses, which may be any of those above. */
const none: ReadonlySet<string> = new Set();
/** What may be added to a signed file, and the members of actions that lead to fields and annotations. */
const addable: ReadonlySet<string> = new Set([
  ...upward,
  'AcroForm',
  'DSS',
  'Metadata',
  'Perms',
  'StructTreeRoot',
  'AN',
  'Annotation',
  'Fields',
  'Obj',
  'T',
  'TA',
]);

const referred = (value: Value | undefined): number | undefined => (isReference(value) ? value.number : undefined);

function note(set: Set<number>, value: Value | undefined): void {
  if (isReference(value)) set.add(value.number);
}

export const marks = ['annotation', 'form', 'signature', 'timestamp'] as const;
type Mark = (typeof marks)[number];

/** What the objects of a revision are for. */
export class Roles {
  /** The catalog, the tree of pages, and what pages draw, whatever else it is. */
  readonly content = new Set<number>();
  readonly dss: ReadonlySet<number>;
  /** Appearances and members by what they belong to. */
  readonly signature = new Set<number>();
  readonly timestamp = new Set<number>();
  readonly form = new Set<number>();
  readonly annotation = new Set<number>();
  /** Annotations that are not objects of their own, by their pages. */
  readonly direct = new Map<number | undefined, { readonly mark: Mark; readonly value: Dictionary }[]>();
  /** Lists of fields and annotations. */
  readonly lists = new Set<number>();
  readonly metadata = new Set<number>();
  readonly pages = new Set<number>();
  readonly acroForm = new Set<number>();
  /** A form of its own (ISO 32000-2 annex K), drawn instead of the pages. */
  readonly xfa: Value | undefined;
  readonly root: Value | undefined;
  readonly catalog: number | undefined;
  /** All that the catalog leads to but by what may be added, also numbers without an object. */
  readonly fixed: ReadonlySet<number>;

  constructor(
    private readonly document: Document,
    private readonly revision: number,
  ) {
    const catalog = document.catalog(revision);
    this.root = document.root(revision);
    this.catalog = referred(this.root);
    this.dss = reachable(document, catalog?.get('DSS'), revision, upward);
    for (const one of [document.trailer(revision)?.get('Info'), catalog?.get('Metadata')]) note(this.metadata, one);
    note(this.acroForm, catalog?.get('AcroForm'));
    const form = document.dictionary(catalog?.get('AcroForm'), revision);
    note(this.lists, form?.get('Fields'));
    this.walkFields(document.member(form, 'Fields', revision), undefined, 0);
    note(this.content, this.root);
    for (const node of this.pageNodes(catalog?.get('Pages'))) this.addNode(node);
    this.xfa = form?.get('XFA');
    reachable(document, this.xfa, revision, none, this.content);
    this.fixed = reachable(document, this.root, revision, addable);
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

  private addField(number: number | undefined, field: Dictionary, type: Value | undefined): Mark {
    const isSignature = isName(this.document.resolve(type, this.revision), 'Sig');
    const signed = this.document.dictionary(field.get('V'), this.revision);
    const isStamp = isName(signed?.get('Type'), 'DocTimeStamp');
    const mark = !isSignature ? 'form' : isStamp ? 'timestamp' : 'signature';
    if (number !== undefined) this[mark].add(number);
    reachable(this.document, field.get('AP'), this.revision, upward, this[mark]);
    return mark;
  }

  /** The tree of pages, noted as a whole before what they draw: nothing that is drawn leads back into it. */
  private pageNodes(value: Value | undefined, depth = 0): Value[] {
    const number = referred(value);
    if (depth > 100 || (number !== undefined && this.content.has(number))) return [];
    note(this.content, value);
    const node = this.document.dictionary(value, this.revision);
    if (value === undefined || !node) return [];
    const kids = this.document.member(node, 'Kids', this.revision);
    return [value, ...(isList(kids) ? kids.flatMap((kid) => this.pageNodes(kid, depth + 1)) : [])];
  }

  private addNode(value: Value): void {
    const number = referred(value);
    const node = this.document.dictionary(value, this.revision);
    for (const key of ['Resources', 'Contents', 'Kids'])
      reachable(this.document, node?.get(key), this.revision, none, this.content);
    if (isList(this.document.member(node, 'Kids', this.revision))) return;
    if (number !== undefined) this.pages.add(number);
    note(this.lists, node?.get('Annots'));
    const annotations = this.document.member(node, 'Annots', this.revision);
    if (isList(annotations)) for (const one of annotations) this.addAnnotation(one, number);
  }

  private addAnnotation(value: Value, page: number | undefined): void {
    const number = referred(value);
    const annotation = this.document.dictionary(value, this.revision);
    if (!annotation) return;
    if (number !== undefined && (this.form.has(number) || this.signature.has(number) || this.timestamp.has(number)))
      return;
    const mark = this.markOf(number, annotation);
    if (number !== undefined) return;
    const direct = this.direct.get(page) ?? [];
    direct.push({ mark, value: annotation });
    this.direct.set(page, direct);
  }

  private markOf(number: number | undefined, annotation: Dictionary): Mark {
    if (isName(annotation.get('Subtype'), 'Widget'))
      return this.addField(number, annotation, annotation.get('FT') ?? this.inherited(annotation));
    if (number !== undefined) this.annotation.add(number);
    reachable(this.document, annotation.get('AP'), this.revision, upward, this.annotation);
    return 'annotation';
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
