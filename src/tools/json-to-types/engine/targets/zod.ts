import type { ShapeFormat } from '#lib/json-shape/shape.ts';
import type { Alternative, Dialect, Model, ObjectType, Place } from '../model.ts';
import { fileOf, type Writer } from './source.ts';
import { keyOf } from './typescript.ts';

export const dialect: Dialect = {
  formats: ['date-time', 'date', 'uuid', 'email', 'uri'],
  numbers: { big: 'number' },
  // https://zod.dev/api#integers
  hasSafeIntegers: true,
};

const formats: Readonly<Record<ShapeFormat, string>> = {
  'date-time': 'z.iso.datetime({ offset: true })',
  date: 'z.iso.date()',
  uuid: 'z.guid()',
  email: 'z.email()',
  uri: 'z.url()',
};
const simple = { integer: 'z.int()', big: 'z.number()', number: 'z.number()', boolean: 'z.boolean()' } as const;

function alternativeOf(one: Alternative): string {
  if (one.kind === 'object') return one.type.name;
  if (one.kind === 'array') return `z.array(${typeOf(one.items)})`;
  if (one.kind === 'string') return one.format ? formats[one.format] : 'z.string()';
  return simple[one.kind];
}

function typeOf({ alternatives, nullable }: Place): string {
  const [first, ...others] = alternatives.map(alternativeOf);
  if (first === undefined) return nullable ? 'z.null()' : 'z.unknown()';
  const type = others.length === 0 ? first : `z.union([${[first, ...others].join(', ')}])`;
  return nullable ? `${type}.nullable()` : type;
}

// As a plain key it would be the prototype.
const memberKey = (key: string): string => (key === '__proto__' ? '["__proto__"]' : keyOf(key));

function schemaOf({ members }: ObjectType): string {
  if (members.length === 0) return 'z.object({})';
  const lines = members.map(
    ({ key, optional, place }) => `  ${memberKey(key)}: ${typeOf(place)}${optional ? '.optional()' : ''},`,
  );
  return ['z.object({', ...lines, '})'].join('\n');
}

const objectsIn = ({ alternatives }: Place): readonly ObjectType[] =>
  alternatives.flatMap((one) =>
    one.kind === 'object' ? [one.type] : one.kind === 'array' ? objectsIn(one.items) : [],
  );

/** Each type after those that it is made of. */
function dependenciesFirst({ root, types }: Model): readonly ObjectType[] {
  const ordered = new Set<ObjectType>();
  const visit = (type: ObjectType): void => {
    if (ordered.has(type)) return;
    for (const { place } of type.members) objectsIn(place).forEach(visit);
    ordered.add(type);
  };
  objectsIn(root).forEach(visit);
  return types.length === ordered.size ? [...ordered] : types;
}

const exported = (name: string, schema: string): string =>
  `export const ${name} = ${schema};\nexport type ${name} = z.infer<typeof ${name}>;`;

export const write: Writer = (model) =>
  fileOf([
    "import { z } from 'zod';",
    ...dependenciesFirst(model).map((type) => exported(type.name, schemaOf(type))),
    ...(model.alias === undefined ? [] : [exported(model.alias, typeOf(model.root))]),
  ]);
