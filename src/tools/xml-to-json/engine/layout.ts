import { depthLimit, Float, type Value } from '#lib/documents/value.ts';
import type { ConvertInput } from './fields.ts';
import { isBlank, isElement, trimmed, type Attribute, type Element, type Leaf } from './tree.ts';

/** Thrown where the JSON would have a level too many. */
export class TooDeep extends Error {
  constructor(readonly start: number) {
    super('too deep');
  }
}

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export type Table = Map<string, Value>;

/** What an element holds: its runs of text without layout. */
export interface Content {
  readonly elements: readonly Element[];
  /** Text and CDATA. */
  readonly runs: readonly Leaf[];
}

/** A member to be: `write` is told the level on which a container of its own would stand. */
export interface Entry {
  readonly name: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly isElement: boolean;
  readonly write: (level: number) => Value;
}

export const isDeclaration = ({ name }: Attribute): boolean => name === 'xmlns' || name.startsWith('xmlns:');

/** What the conventions share: which text counts, what becomes a number, which members are arrays. */
export class Layout {
  readonly arrays: ReadonlySet<string>;

  constructor(private readonly options: Pick<ConvertInput, 'alwaysArray' | 'trimText' | 'types'>) {
    this.arrays = new Set(options.alwaysArray);
  }

  /** Refuses a container on a level that no reader of JSON here would take. */
  enter(level: number, start: number): void {
    if (level > depthLimit) throw new TooDeep(start);
  }

  /** The number or boolean that a text spells, its digits untouched. */
  typed(text: string): Value {
    if (this.options.types === 'text') return text;
    if (text === 'true' || text === 'false') return text === 'true';
    return number.test(text) ? new Float(Number(text), text) : text;
  }

  textOf({ kind, text }: Leaf): string {
    return this.options.trimText && kind === 'text' ? trimmed(text) : text;
  }

  contentOf(element: Element): Content {
    const elements = element.children.filter(isElement);
    const runs = element.children.filter((node): node is Leaf => node.kind === 'text' || node.kind === 'cdata');
    const isLayout = elements.length > 0 && runs.every(({ kind, text }) => kind === 'text' && isBlank(text));
    const kept = isLayout ? [] : runs.filter((run) => run.kind === 'cdata' || this.textOf(run) !== '');
    return { elements, runs: kept };
  }

  joined(runs: readonly Leaf[]): Value {
    return this.typed(runs.map((run) => this.textOf(run)).join(''));
  }

  /** Members by their first appearance in a table on this level; those of one name become an array. */
  addAll(table: Table, entries: readonly Entry[], level: number): void {
    const counts = new Map<string, number>();
    for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const entry of entries) {
      const { name, start, write } = entry;
      const isList = counts.get(name) !== 1 || (entry.isElement && this.arrays.has(name));
      if (isList) this.enter(level + 1, start);
      const value = write(level + (isList ? 2 : 1));
      if (!isList) table.set(name, value);
      else if (table.has(name)) (table.get(name) as Value[]).push(value);
      else table.set(name, [value]);
    }
  }
}
