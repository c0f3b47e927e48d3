import type { Context } from '#core/operation.ts';
import { findFault } from '../conformance.ts';
import type { Fault } from '../fault.ts';
import { Outline } from '../outline.ts';
import type { Declared } from './document-type.ts';
import { walkReferences, type Version } from './references.ts';

const predefined: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

/** Where an entity is referred to: each has rules of its own (XML 1.0 §4.4). */
type Place = 'content' | 'attributes';

interface Use {
  readonly name: string;
  readonly place: Place;
}

type Reason = Pick<Fault, 'reason' | 'declaration' | 'facts'>;

/** An entity whose references are being followed. */
interface Visit extends Use {
  readonly uses: readonly Use[];
  next: number;
}

const keyOf = ({ name, place }: Use): string => `${place} ${name}`;
/** Control characters of XML 1.1, which a text of an entity may hold and a document may not (XML 1.1 §2.2). */
// oxlint-disable-next-line no-control-regex
const restricted = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/**
 * Checks the entities that a document refers to without expanding any: the text of each is read once for every place
 * in which it may stand, and must be well-formed by itself (XML 1.0 §4.3.2).
 */
export class EntityCheck {
  /** Does the document refer to an entity elsewhere, which is not read? */
  hasExternal = false;
  private readonly entered = new Set<string>();
  private readonly open = new Set<string>();
  /** Must each entity be declared (XML 1.0 §4.1, Entity Declared)? */
  private readonly isClosed: boolean;

  constructor(
    private readonly outline: Outline,
    private readonly version: Version,
    private readonly isStandalone: boolean,
    private readonly context: Context,
  ) {
    const { documentType: type } = outline;
    this.isClosed = isStandalone || !type || !(type.hasExternalSubset || type.hasParameterReferences);
  }

  /** The fault of the first reference that has one. */
  async find(): Promise<Fault | undefined> {
    const { documentType, references } = this.outline;
    const uses = [
      ...(documentType?.defaultReferences ?? []).map((each) => ({ ...each, place: 'attributes' as const })),
      ...[...references.content].map(([name, at]) => ({ name, at, place: 'content' as const })),
      ...[...references.attributes].map(([name, at]) => ({ name, at, place: 'attributes' as const })),
    ].sort((first, second) => first.at - second.at);
    for (const use of uses) {
      const isLate = this.isClosed && 'isDeclaredBefore' in use && !use.isDeclaredBefore;
      const reason = isLate && this.declared(use.name) ? this.late(use.name) : await this.follow(use);
      if (reason) return { at: use.at, ...reason };
    }
    return undefined;
  }

  private declared(name: string): Declared | undefined {
    const entity = this.outline.documentType?.entities.get(name);
    return this.isStandalone && entity?.isIndirect ? undefined : entity;
  }

  private late(name: string): Reason {
    return { reason: 'entity-declared-later', facts: { found: `&${name};` } };
  }

  /** Goes through all that an entity refers to, as deep as it goes. */
  private async follow(use: Use): Promise<Reason | undefined> {
    const path: Visit[] = [];
    let reason = await this.enter(use, path);
    while (!reason && path.length > 0) {
      const visit = path.at(-1) as Visit;
      const next = visit.uses[visit.next++];
      if (next) reason = await this.enter(next, path);
      else this.open.delete(keyOf(path.pop() as Visit));
    }
    return reason;
  }

  private async enter(use: Use, path: Visit[]): Promise<Reason | undefined> {
    const { name, place } = use;
    const entity = this.declared(name);
    if (!entity) return this.undeclared(name, path);
    const about = { declaration: entity.at, facts: { found: `&${name};` } };
    if (this.open.has(keyOf(use))) return { reason: 'entity-recursion', ...about };
    if (this.entered.has(keyOf(use)) || !entity.isCertain) return undefined;
    this.entered.add(keyOf(use));
    if (entity.kind === 'unparsed') return { reason: 'unparsed-entity', ...about };
    if (entity.kind === 'external') {
      this.hasExternal = true;
      return place === 'content' ? undefined : { reason: 'external-entity-in-attribute', ...about };
    }
    const uses = place === 'content' ? await this.usesOfContent(entity) : this.usesOfValue(entity);
    if (typeof uses === 'string') return { reason: uses, ...about };
    this.open.add(keyOf(use));
    path.push({ ...use, uses, next: 0 });
    return undefined;
  }

  private undeclared(name: string, path: readonly Visit[]): Reason | undefined {
    if (predefined.has(name) || !this.isClosed) return undefined;
    const found = `&${name};`;
    const around = path.at(-1)?.name;
    if (around === undefined) return { reason: 'undefined-entity', facts: { found } };
    const declaration = this.declared(around)?.at ?? 0;
    return { reason: 'undefined-in-entity', declaration, facts: { found: `&${around};`, inner: found } };
  }

  /** What a text in content refers to, or the reason why it cannot stand there. */
  private async usesOfContent({ text }: Declared): Promise<readonly Use[] | string> {
    if (!text.includes('<')) {
      return text.includes(']]>') ? 'entity-content' : (usesIn(text, 'content', this.version) ?? 'entity-content');
    }
    const allowed = this.version === '1.1' ? text.replace(restricted, '\u00d7') : text;
    if (/^<\?xml[\s?]/i.test(allowed)) return 'entity-content';
    const outline = new Outline(allowed, true, this.version);
    const kind = { isFragment: true, version: this.version };
    if (outline.fault ?? (await findFault(allowed, kind, outline.references, this.context))) return 'entity-content';
    const uses = (place: Place): Use[] => [...outline.references[place].keys()].map((name) => ({ name, place }));
    return [...uses('content'), ...uses('attributes')];
  }

  /** What a text in the value of an attribute refers to, or the reason why it cannot stand there. */
  private usesOfValue({ text }: Declared): readonly Use[] | string {
    return text.includes('<') ? 'entity-less-than' : (usesIn(text, 'attributes', this.version) ?? 'entity-content');
  }
}

/** What a text without markup refers to; undefined when one of its ampersands opens no reference. */
function usesIn(text: string, place: Place, version: Version): readonly Use[] | undefined {
  const uses = new Map<string, Use>();
  const fault = walkReferences(text, 0, version, (name) => void uses.set(name, { name, place }));
  return fault ? undefined : [...uses.values()];
}
