import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Alternative, Dialect, Member, ObjectType, Place } from '../model.ts';
import { camel } from '../names.ts';
import { fileOf, type Writer } from './source.ts';

/** No class may be called so, in any case. */
const reserved = (
  'abstract and array as bool break callable case catch class clone const continue declare default die do echo else ' +
  'elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends false final finally float ' +
  'fn for foreach function global goto if implements include instanceof insteadof int interface isset iterable list ' +
  'match mixed namespace never new null object or parent print private protected public readonly require return self ' +
  'static string switch throw trait true try unset use var void while xor yield'
).split(' ');

const numbers = { big: 'number' } as const;
export const dialect: Dialect = { formats: ['date-time', 'date'], numbers, reserved, ignoresCase: true };
export const plainDialect: Dialect = { numbers, reserved, ignoresCase: true };

const simple = { integer: 'int', big: 'float', number: 'float', boolean: 'bool' } as const;

/** `arrayOf` says what an array is called. */
function unionOf(place: Place, isNullable: boolean, arrayOf: (items: Place) => string): string {
  const types = place.alternatives.map((one) => alternativeOf(one, arrayOf));
  const [first] = types;
  if (first === undefined) return 'mixed';
  if (types.length > 1) return [...types, ...(isNullable ? ['null'] : [])].join('|');
  return isNullable ? `?${first}` : first;
}

function alternativeOf(one: Alternative, arrayOf: (items: Place) => string): string {
  if (one.kind === 'object') return one.type.name;
  if (one.kind === 'array') return arrayOf(one.items);
  if (one.kind !== 'string') return simple[one.kind];
  return one.format === undefined ? 'string' : String.raw`\DateTimeImmutable`;
}

const typeOf = (place: Place, isNullable: boolean): string => unionOf(place, isNullable, () => 'array');
const listOf = (items: Place): string => `list<${unionOf(items, items.nullable, listOf)}>`;
const documentedType = (place: Place, isNullable: boolean): string =>
  `${unionOf(place, false, listOf)}${isNullable ? '|null' : ''}`;

/** The end of a program's text would end the comment too. */
const commentOf = (key: string): string =>
  ` // ${codeLiteral('javascript', key).replaceAll('?>', String.raw`?\u003e`)}`;

function parameterOf({ key, optional, place }: Member, names: FreeNames): string[] {
  const wanted = camel(key);
  const name = names.take(wanted === 'this' ? 'this_' : wanted);
  const isNullable = optional || place.nullable;
  const hasList = place.alternatives.some(({ kind }) => kind === 'array');
  const type = typeOf(place, isNullable);
  return [
    ...(hasList ? [`        /** @var ${documentedType(place, isNullable)} */`] : []),
    `        public readonly ${type} $${name}${optional ? ' = null' : ''},${name === key ? '' : commentOf(key)}`,
  ];
}

function classOf({ members, name }: ObjectType): string {
  const names = new FreeNames();
  const head = [`final class ${name}`, '{'];
  if (members.length === 0) return [...head, '}'].join('\n');
  const parameters = members.map((member) => ({ member, lines: parameterOf(member, names) }));
  // A parameter with a default may not stand before one without.
  const ordered = [
    ...parameters.filter(({ member }) => !member.optional),
    ...parameters.filter(({ member }) => member.optional),
  ];
  return [
    ...head,
    '    public function __construct(',
    ...ordered.flatMap(({ lines }) => lines),
    '    ) {',
    '    }',
    '}',
  ].join('\n');
}

export const write: Writer = ({ types }) => fileOf(['<?php', 'declare(strict_types=1);', ...types.map(classOf)]);
