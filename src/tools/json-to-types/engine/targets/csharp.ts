import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Dialect, Member, ObjectType, Place } from '../model.ts';
import { pascal } from '../names.ts';
import { fileOf, onlyOf, type Writer } from './source.ts';

const reserved = ['DateOnly', 'DateTimeOffset', 'JsonElement', 'JsonPropertyName', 'List', 'System'];
export const dialect: Dialect = { formats: ['date-time', 'date'], reserved };
export const plainDialect: Dialect = { reserved };

/** Members that every record has already. */
const members = new Set(['Clone', 'EqualityContract', 'Equals', 'GetHashCode', 'GetType', 'PrintMembers', 'ToString']);
const namespaces = [
  'System',
  'System.Collections.Generic',
  'System.Text.Json',
  'System.Text.Json.Serialization',
] as const;
const simple = { integer: 'long', big: 'JsonElement', number: 'double', boolean: 'bool' } as const;

function typeOf(place: Place, isNullable = place.nullable): string {
  return `${bareType(place)}${isNullable ? '?' : ''}`;
}

function bareType(place: Place): string {
  const only = onlyOf(place);
  if (!only) return 'JsonElement';
  if (only.kind === 'object') return only.type.name;
  if (only.kind === 'array') return `List<${typeOf(only.items)}>`;
  if (only.kind !== 'string') return simple[only.kind];
  return only.format === 'date-time' ? 'DateTimeOffset' : only.format === 'date' ? 'DateOnly' : 'string';
}

function propertyOf({ key, optional, place }: Member, parent: string, names: FreeNames): string {
  const wanted = pascal(key);
  const name = names.take(wanted === parent || members.has(wanted) ? `${wanted}Value` : wanted);
  const type = typeOf(place, optional || place.nullable);
  return [
    `    [JsonPropertyName(${codeLiteral('csharp', key)})]`,
    `    public ${optional ? '' : 'required '}${type} ${name} { get; init; }`,
  ].join('\n');
}

function recordOf({ members: fields, name }: ObjectType): string {
  const names = new FreeNames();
  // A number behind a name may not make it the type's either.
  names.take(name);
  const properties = fields.map((member) => propertyOf(member, name, names));
  return [`public sealed record ${name}`, '{', ...(properties.length > 0 ? [properties.join('\n\n')] : []), '}'].join(
    '\n',
  );
}

export const write: Writer = ({ alias, root, types }) =>
  fileOf([
    namespaces.map((name) => `using ${name};`).join('\n'),
    alias === undefined ? '' : `// ${alias}: ${typeOf(root)}`,
    ...types.map(recordOf),
  ]);
