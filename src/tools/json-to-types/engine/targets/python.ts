import { codeLiteral } from '#lib/code-literals.ts';
import type { FreeNames } from '#lib/free-names.ts';
import type { Alternative, Dialect, Model, ObjectType, Place } from '../model.ts';
import { pascal, snake } from '../names.ts';
import { fileOf } from './source.ts';

const reserved = ['Any', 'BaseModel', 'False', 'Field', 'None', 'NotRequired', 'True', 'TypedDict'];
/** Python reads names in NFKC: it takes `nº` for `no`. */
const asRead = (name: string): string => name.normalize('NFKC');
const typeName = (key: string): string => asRead(pascal(key));
export const plainDialect: Dialect = { numbers: { big: 'integer' }, reserved, typeName };
export const dialect: Dialect = { ...plainDialect, formats: ['date-time', 'date'] };

export const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

const simple = { integer: 'int', big: 'int', number: 'float', boolean: 'bool' } as const;
const dates = { 'date-time': 'datetime', date: 'date' } as const;

/** The name that a field has when nothing else has it. */
export const wantedName = (key: string): string => asRead(snake(key));

/** The name of a field. */
export function fieldName(key: string, scope: FreeNames, reserved: ReadonlySet<string> = keywords): string {
  const wanted = wantedName(key);
  return scope.take(keywords.has(wanted) || reserved.has(wanted) ? `${wanted}_` : wanted);
}

/** The names that stand in annotations, beside those of the classes. */
export const annotationNames: readonly string[] = [...Object.values(simple), ...Object.values(dates), 'list', 'str'];

/** A Python file that is being written. */
export class PythonFile {
  private readonly modules = new Map<string, Set<string>>();

  /** Imports a name, and gives it. */
  use(module: string, name: string): string {
    const names = this.modules.get(module) ?? new Set();
    this.modules.set(module, names.add(name));
    return name;
  }

  private alternativeOf(one: Alternative): string {
    if (one.kind === 'object') return one.type.name;
    if (one.kind === 'array') return `list[${this.typeOf(one.items)}]`;
    if (one.kind !== 'string') return simple[one.kind];
    return one.format === 'date-time' || one.format === 'date' ? this.use('datetime', dates[one.format]) : 'str';
  }

  typeOf(place: Place, isNullable = place.nullable): string {
    const types = place.alternatives.map((one) => this.alternativeOf(one));
    if (types.length === 0) types.push(this.use('typing', 'Any'));
    return [...types, ...(isNullable ? ['None'] : [])].join(' | ');
  }

  /** The classes, each after those inside it, and the name of a root that is none. */
  write({ alias, root, types }: Model, classOf: (type: ObjectType) => string): string {
    const classes = types.toReversed().map(classOf);
    const ending = alias === undefined ? [] : [`${alias} = ${this.typeOf(root)}`];
    const imports = [...this.modules]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, names]) => `from ${module} import ${[...names].toSorted().join(', ')}`);
    const head = ['from __future__ import annotations', ...(imports.length > 0 ? [imports.join('\n')] : [])];
    return fileOf([head.join('\n\n'), ...classes, ...ending], '\n\n\n');
  }
}

/** What is said of a field whose name is not its key. */
export const keyComment = (key: string): string => `  # ${codeLiteral('python', key)}`;
