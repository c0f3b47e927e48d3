import { codeLiteral } from '#lib/code-literals.ts';
import type { Alternative, Dialect, Member, ObjectType, Place } from '../model.ts';
import { fileOf, type Writer } from './source.ts';

export const dialect: Dialect = { numbers: { integer: 'number', big: 'number' } };

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** The key of an object, in quotes unless it is an identifier. */
export const keyOf = (key: string): string => (identifier.test(key) ? key : codeLiteral('javascript', key));

function alternativeOf(one: Alternative): string {
  if (one.kind === 'object') return one.type.name;
  if (one.kind !== 'array') return one.kind;
  const item = typeOf(one.items);
  return one.items.alternatives.length + Number(one.items.nullable) > 1 || (isUnknown(one.items) && one.items.nullable)
    ? `(${item})[]`
    : `${item}[]`;
}

const isUnknown = ({ alternatives }: Place): boolean => alternatives.length === 0;

function typeOf(place: Place): string {
  const types = isUnknown(place) ? ['unknown'] : place.alternatives.map(alternativeOf);
  return [...types, ...(place.nullable ? ['null'] : [])].join(' | ');
}

const memberOf = ({ key, optional, place }: Member): string =>
  `  ${keyOf(key)}${optional ? '?' : ''}: ${typeOf(place)};`;

function interfaceOf({ members, name }: ObjectType): string {
  if (members.length === 0) return `export interface ${name} {}`;
  return [`export interface ${name} {`, ...members.map(memberOf), '}'].join('\n');
}

export const write: Writer = ({ alias, root, types }) =>
  fileOf([...(alias === undefined ? [] : [`export type ${alias} = ${typeOf(root)};`]), ...types.map(interfaceOf)]);
