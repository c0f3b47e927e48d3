import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Dialect, Member, ObjectType, Place } from '../model.ts';
import { goName } from '../names.ts';
import { fileOf, Imports, onlyOf, type Writer } from './source.ts';

export const dialect: Dialect = { formats: ['date-time'], typeName: goName };
export const plainDialect: Dialect = { typeName: goName };

const simple = { integer: 'int64', number: 'float64', boolean: 'bool' } as const;

class GoFile {
  readonly imports = new Imports();

  /** A value that may be missing or null is behind a pointer, unless its type has a nil. */
  typeOf(place: Place, isPointer: boolean): string {
    const only = onlyOf(place);
    if (!only) return 'any';
    if (only.kind === 'array') return `[]${this.typeOf(only.items, only.items.nullable)}`;
    const star = isPointer ? '*' : '';
    if (only.kind === 'object') return star + only.type.name;
    if (only.kind === 'string') return star + this.textType(only.format !== undefined);
    if (only.kind !== 'big') return star + simple[only.kind];
    this.imports.use('encoding/json');
    return `${star}json.Number`;
  }

  private textType(isTime: boolean): string {
    if (isTime) this.imports.use('time');
    return isTime ? 'time.Time' : 'string';
  }

  structOf({ members, name }: ObjectType): string {
    if (members.length === 0) return `type ${name} struct{}`;
    const names = new FreeNames();
    const rows = members.map(({ key, optional, place }) => [
      names.take(goName(key)),
      this.typeOf(place, optional || place.nullable),
      tagOf({ key, optional }),
    ]);
    const widths = [0, 1].map((at) => rows.reduce((most, row) => Math.max(most, widthOf(row[at] ?? '')), 0));
    const lines = rows.map(([field = '', type = '', tag = '']) =>
      ['\t', padded(field, widths[0]), ' ', padded(type, widths[1]), ' ', tag].join(''),
    );
    return [`type ${name} struct {`, ...lines, '}'].join('\n');
  }
}

const widthOf = (text: string): number => [...text].length;
const padded = (text: string, width = 0): string => text + ' '.repeat(width - widthOf(text));

/**
 * As `encoding/json` reads it: a lone `-` would leave the field out, so it gets a comma. No tag names a key that is empty
 * or has a comma, which would end the name: such a key is a comment.
 */
function tagOf({ key, optional }: Pick<Member, 'key' | 'optional'>): string {
  if (key === '' || key.includes(',')) return `// ${codeLiteral('go', key)}`;
  const option = optional ? ',omitempty' : key === '-' ? ',' : '';
  const tag = `json:${codeLiteral('go', key + option)}`;
  return /["`]/.test(key) ? codeLiteral('go', tag) : `\`${tag}\``;
}

function importsOf(names: readonly string[]): string {
  if (names.length < 2) return names.map((name) => `import "${name}"`).join('');
  return ['import (', ...names.map((name) => `\t"${name}"`), ')'].join('\n');
}

export const write: Writer = ({ alias, root, types }) => {
  const file = new GoFile();
  const blocks = [
    ...(alias === undefined ? [] : [`type ${alias} ${file.typeOf(root, root.nullable)}`]),
    ...types.map((type) => file.structOf(type)),
  ];
  return fileOf(['package main', importsOf(file.imports.sorted), ...blocks]);
};
