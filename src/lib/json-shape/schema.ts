import type { Value } from '../documents/value.ts';
import { metaUri } from '../json-schema/drafts.ts';
import type { Shape } from './shape.ts';

export interface SchemaOptions {
  readonly draft: 'draft-07' | '2020-12';
  readonly formats: boolean;
  readonly required: boolean;
  /** Objects have no other members. */
  readonly closed: boolean;
}

function typesOf({ arrays, booleans, integers, nulls, numbers, objects, strings }: Shape): string[] {
  const seen: readonly (readonly [string, number])[] = [
    ['object', objects],
    ['array', arrays],
    ['string', strings],
    ['number', numbers],
    ['integer', numbers > 0 ? 0 : integers],
    ['boolean', booleans],
    ['null', nulls],
  ];
  return seen.flatMap(([name, count]) => (count > 0 ? [name] : []));
}

function subschemaOf(shape: Shape, options: SchemaOptions, schema: Map<string, Value>): Value {
  const types = typesOf(shape);
  const [type] = types;
  if (type !== undefined) schema.set('type', types.length === 1 ? type : types);
  if (shape.objects > 0) {
    const members = [...shape.members];
    schema.set(
      'properties',
      new Map(members.map(([name, { shape: of }]) => [name, subschemaOf(of, options, new Map())])),
    );
    const required = members.flatMap(([name, { count }]) => (count === shape.objects ? [name] : []));
    if (options.required && required.length > 0) schema.set('required', required);
    if (options.closed) schema.set('additionalProperties', false);
  }
  if (shape.items) schema.set('items', subschemaOf(shape.items, options, new Map()));
  if (options.formats && shape.format !== undefined) schema.set('format', shape.format);
  return schema;
}

/** A JSON Schema for what was seen at the root. */
export function schemaOf(shape: Shape, options: SchemaOptions): Value {
  const uri = metaUri(options.draft);
  return subschemaOf(shape, options, new Map([['$schema', options.draft === 'draft-07' ? `${uri}#` : uri]]));
}
