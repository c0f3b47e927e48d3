import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Dialect, Member, ObjectType, Place } from '../model.ts';
import { camel } from '../names.ts';
import { fileOf, Imports, onlyOf, type Writer } from './source.ts';

export const dialect: Dialect = {
  reserved: 'Any Boolean Double JsonElement JsonPrimitive List Long SerialName Serializable String'.split(' '),
};

/** The hard ones: they are keywords everywhere. */
const keywords = new Set(
  (
    'as break class continue do else false for fun if in interface is null object package return super this throw true ' +
    'try typealias typeof val var when while'
  ).split(' '),
);

const simple = { string: 'String', integer: 'Long', number: 'Double', boolean: 'Boolean' } as const;

class KotlinFile {
  readonly imports = new Imports();

  typeOf(place: Place, isNullable = place.nullable): string {
    return `${this.bareType(place)}${isNullable ? '?' : ''}`;
  }

  private bareType(place: Place): string {
    const only = onlyOf(place);
    if (!only) return this.use('kotlinx.serialization.json.JsonElement');
    if (only.kind === 'object') return only.type.name;
    if (only.kind === 'array') return `List<${this.typeOf(only.items)}>`;
    return only.kind === 'big' ? this.use('kotlinx.serialization.json.JsonPrimitive') : simple[only.kind];
  }

  private use(name: string): string {
    this.imports.use(name);
    return name.slice(name.lastIndexOf('.') + 1);
  }

  classOf({ members, name }: ObjectType): string {
    const annotation = `@${this.use('kotlinx.serialization.Serializable')}`;
    // A data class has at least one property.
    if (members.length === 0) return `${annotation}\nclass ${name}`;
    const names = new FreeNames();
    const lines = members.map((member) => `    ${this.propertyOf(member, names)},`);
    return [annotation, `data class ${name}(`, ...lines, ')'].join('\n');
  }

  private propertyOf({ key, optional, place }: Member, names: FreeNames): string {
    const name = names.take(camel(key));
    const serial =
      name === key ? '' : `@${this.use('kotlinx.serialization.SerialName')}(${codeLiteral('kotlin', key)}) `;
    const type = this.typeOf(place, optional || place.nullable);
    return `${serial}val ${keywords.has(name) ? `\`${name}\`` : name}: ${type}${optional ? ' = null' : ''}`;
  }
}

export const write: Writer = ({ alias, root, types }) => {
  const file = new KotlinFile();
  const aliases = alias === undefined ? '' : `typealias ${alias} = ${file.typeOf(root)}`;
  const classes = types.map((type) => file.classOf(type));
  const imports = file.imports.sorted.map((name) => `import ${name}`).join('\n');
  return fileOf([imports, aliases, ...classes]);
};
