import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Alternative, Dialect, Member, ObjectType, Place } from '../model.ts';
import { camel } from '../names.ts';
import { fileOf, Imports, onlyOf, type Writer } from './source.ts';

const reserved = 'BigInteger Boolean Double JsonProperty List LocalDate Long Object OffsetDateTime Record String'.split(
  ' ',
);
export const dialect: Dialect = { formats: ['date-time', 'date'], reserved };
export const plainDialect: Dialect = { reserved };

/** The keywords, and names that no component of a record may have (JLS 8.10.1). */
const keywords = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try void ' +
    'volatile while clone finalize getClass hashCode notify notifyAll toString wait'
  ).split(' '),
);

const primitives = { integer: 'long', number: 'double', boolean: 'boolean' } as const;
const boxed = { integer: 'Long', number: 'Double', boolean: 'Boolean' } as const;

class JavaFile {
  readonly imports = new Imports();

  typeOf(place: Place, isBoxed: boolean): string {
    const only = onlyOf(place);
    return only ? this.alternativeOf(only, isBoxed) : 'Object';
  }

  private alternativeOf(one: Alternative, isBoxed: boolean): string {
    if (one.kind === 'object') return one.type.name;
    if (one.kind === 'array') return `${this.use('java.util.List')}<${this.typeOf(one.items, true)}>`;
    if (one.kind === 'big') return this.use('java.math.BigInteger');
    if (one.kind !== 'string') return (isBoxed ? boxed : primitives)[one.kind];
    if (one.format === 'date-time') return this.use('java.time.OffsetDateTime');
    return one.format === 'date' ? this.use('java.time.LocalDate') : 'String';
  }

  private use(name: string): string {
    this.imports.use(name);
    return name.slice(name.lastIndexOf('.') + 1);
  }

  recordOf({ members, name }: ObjectType): string {
    if (members.length === 0) return `record ${name}() {}`;
    const names = new FreeNames();
    const lines = members.map((member) => `    ${this.componentOf(member, names)}`);
    return [`record ${name}(`, lines.join(',\n'), ') {}'].join('\n');
  }

  private componentOf({ key, optional, place }: Member, names: FreeNames): string {
    const wanted = camel(key);
    const name = names.take(keywords.has(wanted) ? `${wanted}_` : wanted);
    const property =
      name === key ? '' : `@${this.use('com.fasterxml.jackson.annotation.JsonProperty')}(${codeLiteral('java', key)}) `;
    return `${property}${this.typeOf(place, optional || place.nullable)} ${name}`;
  }
}

export const write: Writer = ({ alias, root, types }) => {
  const file = new JavaFile();
  const records = types.map((type) => file.recordOf(type));
  const imports = file.imports.sorted.map((name) => `import ${name};`).join('\n');
  // Nothing is imported for what stands in a comment.
  const comment = alias === undefined ? '' : `// ${alias}: ${new JavaFile().typeOf(root, root.nullable)}`;
  return fileOf([imports, comment, ...records]);
};
