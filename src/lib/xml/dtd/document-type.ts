import type { Fault } from '../fault.ts';
import { Cursor, Refusal } from './cursor.ts';
import {
  readAttributes,
  readElement,
  readEntity,
  readExternalId,
  readNotation,
  type Default,
  type Entity,
} from './declarations.ts';
import { isReserved, targetFault } from './instruction.ts';
import type { Version } from './references.ts';

/** An entity that a document may refer to. */
export interface Declared extends Entity {
  /** Where in the document its declaration starts. */
  readonly at: number;
  /** False after a parameter entity that is not read: it may have declared the name already (XML 1.0 §5.1). */
  readonly isCertain: boolean;
  /** Declared by a parameter entity. */
  readonly isIndirect: boolean;
}

/** A reference in the default of an attribute. */
export interface DefaultReference {
  readonly name: string;
  readonly at: number;
  /** Was the entity declared further in front, as it must be (XML 1.0 §4.1)? */
  readonly isDeclaredBefore: boolean;
}

/**
 * A document type declaration and its internal subset (XML 1.0 §2.8). Parameter entities with a text are read in their
 * place, each once; nothing external is.
 */
export class DocumentType {
  readonly entities = new Map<string, Declared>();
  readonly defaultReferences: DefaultReference[] = [];
  /** The elements whose `xml:space` is `preserve` by default. */
  readonly preserved = new Set<string>();
  hasExternalSubset = false;
  hasParameterReferences = false;
  /** Is there a parameter entity that is not read? */
  hasUnread = false;
  fault: Fault | undefined;
  private readonly parameters = new Map<string, Declared>();
  /** The parameter entities that were entered, and those of them that are being read. */
  private readonly read = new Set<string>();
  private readonly open = new Set<string>();
  /** The document, and the texts of the parameter entities that are being read. */
  private readonly sources: { readonly cursor: Cursor; readonly name: string; sections: number }[];

  /** `start`: where `<!DOCTYPE` stands in the text. */
  constructor(
    text: string,
    start: number,
    private readonly version: Version,
  ) {
    this.sources = [{ cursor: new Cursor(text, start), name: '', sections: 0 }];
    try {
      this.readAll();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.fault = this.toldInDocument(error.fault);
    }
  }

  private get innermost() {
    return this.sources.at(-1) as (typeof this.sources)[number];
  }

  private get cursor(): Cursor {
    return this.innermost.cursor;
  }

  /** A fault in the text of an entity is told where the document refers to it. */
  private toldInDocument(fault: Fault): Fault {
    const { cursor, name } = this.innermost;
    if (cursor.origin === undefined || fault.reason === 'entity-recursion') return fault;
    const declaration = this.parameters.get(name)?.at ?? cursor.origin;
    return { at: cursor.origin, reason: 'bad-parameter-entity', declaration, facts: { found: `%${name};` } };
  }

  private readAll(): void {
    const { cursor } = this;
    cursor.need('<!DOCTYPE');
    cursor.needSpace();
    cursor.name();
    if (cursor.space()) this.hasExternalSubset = readExternalId(cursor);
    cursor.space();
    if (cursor.take('[')) {
      this.readSubset();
      cursor.reason = 'bad-doctype';
      cursor.space();
    }
    cursor.need('>');
  }

  /** Up to the `]` of the internal subset. */
  private readSubset(): void {
    for (;;) {
      const { cursor, sections } = this.innermost;
      cursor.space();
      cursor.start = cursor.at;
      cursor.reason = 'bad-subset';
      if (this.sources.length === 1 && cursor.take(']')) return;
      if (this.sources.length > 1 && cursor.isAtEnd && sections === 0) this.leave();
      else if (sections > 0 && cursor.take(']]>')) this.innermost.sections--;
      else if (cursor.sees('%')) this.enter();
      else this.readMarkup(cursor);
    }
  }

  private readMarkup(cursor: Cursor): void {
    if (cursor.take('<!--')) this.readComment(cursor);
    else if (cursor.sees('<?')) this.readInstruction(cursor);
    else if (cursor.take('<![')) this.readSection(cursor);
    else if (cursor.take('<!ELEMENT')) {
      cursor.reason = 'bad-element-declaration';
      readElement(cursor);
    } else if (cursor.take('<!ATTLIST')) {
      cursor.reason = 'bad-attribute-declaration';
      readAttributes(cursor, this.version).forEach((found) => this.takeDefault(found));
    } else if (cursor.take('<!ENTITY')) {
      cursor.reason = 'bad-entity-declaration';
      this.declare(readEntity(cursor, this.version), cursor);
    } else if (cursor.take('<!NOTATION')) {
      cursor.reason = 'bad-notation-declaration';
      readNotation(cursor);
    } else cursor.refuse();
  }

  private readComment(cursor: Cursor): void {
    cursor.upTo('--');
    if (!cursor.take('>')) cursor.fail('bad-comment', cursor.at - 2);
  }

  private readInstruction(cursor: Cursor): void {
    const fault = targetFault(cursor.text, cursor.at);
    if (fault) throw new Refusal(fault);
    if (isReserved(cursor.text, cursor.at)) cursor.fail('bad-declaration', cursor.at);
    cursor.upTo('?>');
  }

  /** `<![INCLUDE[` and `<![IGNORE[`, which only the text of a parameter entity may hold (XML 1.0 §3.4). */
  private readSection(cursor: Cursor): void {
    if (this.sources.length === 1) cursor.fail('conditional-section', cursor.start);
    cursor.space();
    const isIncluded = cursor.take('INCLUDE');
    if (!isIncluded) cursor.need('IGNORE');
    cursor.space();
    cursor.need('[');
    if (isIncluded) this.innermost.sections++;
    else this.skipIgnored(cursor);
  }

  private skipIgnored(cursor: Cursor): void {
    const sign = /<!\[|\]\]>/g;
    sign.lastIndex = cursor.at;
    for (let depth = 1; depth > 0;) {
      const found = sign.exec(cursor.text);
      if (!found) throw new Refusal({ at: cursor.text.length, reason: 'unexpected-end' });
      depth += found[0] === ']]>' ? -1 : 1;
    }
    cursor.at = sign.lastIndex;
  }

  /** `%name;` between declarations: its text is read next, unless it was read before. */
  private enter(): void {
    const { cursor } = this;
    const at = cursor.placeOf(cursor.at);
    cursor.need('%');
    const name = cursor.name();
    cursor.need(';');
    this.hasParameterReferences = true;
    const entity = this.parameters.get(name);
    if (this.open.has(name)) {
      throw new Refusal({
        at,
        reason: 'entity-recursion',
        declaration: entity?.at ?? at,
        facts: { found: `%${name};` },
      });
    }
    if (entity?.kind !== 'internal' || !entity.isCertain) this.hasUnread = true;
    else if (!this.read.has(name)) {
      this.read.add(name);
      this.open.add(name);
      this.sources.push({ cursor: new Cursor(entity.text, 0, at), name, sections: 0 });
    }
  }

  private leave(): void {
    this.open.delete(this.innermost.name);
    this.sources.pop();
  }

  private declare(entity: Entity, cursor: Cursor): void {
    const all = entity.isParameter ? this.parameters : this.entities;
    // The first declaration binds (XML 1.0 §4.2).
    if (all.has(entity.name)) return;
    all.set(entity.name, {
      ...entity,
      at: cursor.placeOf(cursor.start),
      isCertain: !this.hasUnread,
      isIndirect: this.sources.length > 1,
    });
  }

  private takeDefault({ element, attribute, value, references }: Default): void {
    for (const [name, at] of references) {
      this.defaultReferences.push({ name, at, isDeclaredBefore: this.entities.has(name) });
    }
    if (attribute === 'xml:space' && value === 'preserve') this.preserved.add(element);
  }
}
