import { ToolError } from '#core/operation.ts';
import type { Shape, ShapeFormat } from '#lib/json-shape/shape.ts';
import { FreeNames } from '#lib/free-names.ts';
import { pascal, singular } from './names.ts';

export const numberKinds = ['integer', 'big', 'number'] as const;
export type NumberKind = (typeof numberKinds)[number];

export type Alternative =
  | { readonly kind: 'object'; readonly type: ObjectType }
  | { readonly kind: 'array'; readonly items: Place }
  | { readonly kind: 'string'; readonly format: ShapeFormat | undefined }
  | { readonly kind: NumberKind | 'boolean' };

/** What may stand in one place; without alternatives nothing is known. */
export interface Place {
  readonly alternatives: readonly Alternative[];
  readonly nullable: boolean;
}

export interface Member {
  readonly key: string;
  readonly place: Place;
  readonly optional: boolean;
}

export interface ObjectType {
  readonly name: string;
  readonly members: readonly Member[];
}

export interface Model {
  readonly root: Place;
  /** The name of the root's type where that is not an object. */
  readonly alias: string | undefined;
  readonly rootName: string;
  /** The root first, each before those found inside it. */
  readonly types: readonly ObjectType[];
}

/** What a language tells apart, and its names. */
export interface Dialect {
  readonly formats?: readonly ShapeFormat[];
  /** Kinds of numbers that are written as another one. */
  readonly numbers?: Readonly<Partial<Record<NumberKind, NumberKind>>>;
  /** Are integers that a double may not hold exactly (beyond ±(2^53 − 1)) big? */
  readonly hasSafeIntegers?: boolean;
  readonly typeName?: (key: string) => string;
  /** Names that types of samples may not take. */
  readonly reserved?: readonly string[];
  readonly ignoresCase?: boolean;
  readonly typeLimit?: number;
}

const usualLimit = 2000;

/** Gives the objects of a shape their names. */
class Modeler {
  readonly types: ObjectType[] = [];
  readonly scope: FreeNames;
  private readonly signatures = new Map<string, number>();
  private readonly ids = new Map<Shape, number>();
  private readonly named = new Map<number, ObjectType>();
  private readonly typeName: (key: string) => string;

  constructor(
    private readonly dialect: Dialect,
    private readonly rootName: string,
  ) {
    this.typeName = dialect.typeName ?? pascal;
    this.scope = new FreeNames({ fold: dialect.ignoresCase ? (name) => name.toLowerCase() : undefined });
    for (const name of dialect.reserved ?? []) this.scope.take(name);
  }

  private formatOf({ format }: Shape): ShapeFormat | undefined {
    return format !== undefined && this.dialect.formats?.includes(format) ? format : undefined;
  }

  private numberOf({ bigs, integers, numbers, unsafe }: Shape): NumberKind | undefined {
    if (numbers + integers === 0) return undefined;
    const isBig = (this.dialect.hasSafeIntegers === true ? unsafe : bigs) > 0;
    const kind = numbers > 0 ? 'number' : isBig ? 'big' : 'integer';
    return this.dialect.numbers?.[kind] ?? kind;
  }

  /** Equal for places that have the same type; the objects in them get their numbers. */
  sign(shape: Shape, key: string): string {
    const { arrays, booleans, items, nulls, objects, strings } = shape;
    const parts = [
      objects > 0 ? this.signObject(shape, this.typeName(key)) : '',
      arrays > 0 ? `[${items ? this.sign(items, singular(key)) : ''}]` : '',
      strings > 0 ? (this.formatOf(shape) ?? 'string') : '',
      this.numberOf(shape) ?? '',
      booleans > 0 ? 'boolean' : '',
      nulls > 0 ? 'null' : '',
    ];
    return parts.join('|');
  }

  private signObject(shape: Shape, wanted: string): number {
    // The members of an object have no order (RFC 8259 §1).
    const members = [...shape.members]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { count, shape: of }]) => [key, count < shape.objects, this.sign(of, key)]);
    const signature = JSON.stringify([wanted, members]);
    const id = this.signatures.get(signature) ?? this.signatures.size;
    this.signatures.set(signature, id);
    this.ids.set(shape, id);
    return id;
  }

  /** Without a parent it is the root. */
  place(shape: Shape, key: string, parent?: string): Place {
    const { arrays, booleans, items, nulls, objects, strings } = shape;
    const alternatives: Alternative[] = [];
    if (objects > 0) alternatives.push({ kind: 'object', type: this.object(shape, key, parent) });
    if (arrays > 0) {
      const element = items
        ? this.place(items, singular(key), parent ?? this.rootName)
        : { alternatives: [], nullable: false };
      alternatives.push({ kind: 'array', items: element });
    }
    if (strings > 0) alternatives.push({ kind: 'string', format: this.formatOf(shape) });
    const number = this.numberOf(shape);
    if (number) alternatives.push({ kind: number });
    if (booleans > 0) alternatives.push({ kind: 'boolean' });
    return { alternatives, nullable: nulls > 0 };
  }

  private object(shape: Shape, key: string, parent: string | undefined): ObjectType {
    const id = this.ids.get(shape) ?? -1;
    const known = this.named.get(id);
    if (known) return known;
    const { typeLimit = usualLimit } = this.dialect;
    if (this.types.length === typeLimit) throw new ToolError('too-many-types', { max: typeLimit });
    const wanted = this.typeName(key);
    const isTaken = parent !== undefined && this.scope.has(wanted);
    const name = this.scope.take(isTaken ? parent + wanted : wanted);
    const members: Member[] = [];
    const type = { name, members };
    this.named.set(id, type);
    this.types.push(type);
    for (const [memberKey, { count, shape: of }] of shape.members) {
      const place = this.place(of, memberKey, name);
      members.push({ key: memberKey, place, optional: count < shape.objects });
    }
    return type;
  }
}

/** Error: `too-many-types`. */
export function modelOf(shape: Shape, wantedName: string, dialect: Dialect): Model {
  const rootName = (dialect.typeName ?? pascal)(wantedName);
  const modeler = new Modeler(dialect, rootName);
  modeler.sign(shape, wantedName);
  const root = modeler.place(shape, wantedName);
  const [only] = root.alternatives;
  const isObject = root.alternatives.length === 1 && only?.kind === 'object' && !root.nullable;
  const alias = isObject ? undefined : modeler.scope.take(modeler.scope.has(rootName) ? `${rootName}List` : rootName);
  return { root, alias, rootName, types: modeler.types };
}
