import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Alternative, Dialect, Member, ObjectType, Place } from '../model.ts';
import { pascal, snake } from '../names.ts';
import { fileOf, type Writer } from './source.ts';

const reserved = ['String', 'Vec', 'Option', 'Self', 'Serialize', 'Deserialize'];
export const dialect: Dialect = { formats: ['date-time', 'date'], reserved };
export const plainDialect: Dialect = { reserved };

const keywords = new Set(
  (
    'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in ' +
    'let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe ' +
    'unsized use virtual where while yield'
  ).split(' '),
);
/** Keywords that cannot be raw identifiers. */
const pathWords = new Set(['crate', 'self', 'super']);

const simple = { integer: 'i64', big: 'serde_json::Number', number: 'f64', boolean: 'bool' } as const;
const dates = { 'date-time': 'chrono::DateTime<chrono::FixedOffset>', date: 'chrono::NaiveDate' } as const;
const variants = {
  object: 'Object',
  array: 'Array',
  string: 'String',
  integer: 'Integer',
  big: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
} as const;
const derive = '#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]';

class RustFile {
  readonly enums: string[] = [];

  constructor(private readonly names: FreeNames) {}

  /** `enumName` is what a union here is called. */
  typeOf(place: Place, enumName: string, isOption = place.nullable): string {
    const type = this.bareType(place, enumName);
    return isOption ? `Option<${type}>` : type;
  }

  private bareType({ alternatives }: Place, enumName: string): string {
    const [first] = alternatives;
    if (!first) return 'serde_json::Value';
    return alternatives.length > 1 ? this.enumOf(alternatives, enumName) : this.alternativeOf(first, enumName);
  }

  private alternativeOf(one: Alternative, enumName: string): string {
    if (one.kind === 'object') return one.type.name;
    if (one.kind === 'array') return `Vec<${this.typeOf(one.items, `${enumName}Item`)}>`;
    if (one.kind !== 'string') return simple[one.kind];
    return one.format === 'date-time' || one.format === 'date' ? dates[one.format] : 'String';
  }

  private enumOf(alternatives: readonly Alternative[], wanted: string): string {
    const name = this.names.take(wanted);
    const at = this.enums.push('') - 1;
    const lines = alternatives.map((one) => `    ${variants[one.kind]}(${this.alternativeOf(one, wanted)}),`);
    this.enums[at] = [derive, '#[serde(untagged)]', `pub enum ${name} {`, ...lines, '}'].join('\n');
    return name;
  }

  structOf({ members, name }: ObjectType): string {
    if (members.length === 0) return `${derive}\npub struct ${name} {}`;
    const fields = new FreeNames();
    const lines = members.flatMap((member) => this.fieldOf(member, name, fields));
    return [derive, `pub struct ${name} {`, ...lines, '}'].join('\n');
  }

  private fieldOf({ key, optional, place }: Member, parent: string, fields: FreeNames): string[] {
    const wanted = snake(key);
    const name = fields.take(pathWords.has(wanted) ? `${wanted}_` : wanted);
    const attributes = [
      ...(name === key ? [] : [`rename = ${codeLiteral('rust', key)}`]),
      ...(optional ? ['default', 'skip_serializing_if = "Option::is_none"'] : []),
    ];
    const type = this.typeOf(place, parent + pascal(key), optional || place.nullable);
    return [
      ...(attributes.length > 0 ? [`    #[serde(${attributes.join(', ')})]`] : []),
      `    pub ${keywords.has(name) ? 'r#' : ''}${name}: ${type},`,
    ];
  }
}

export const write: Writer = ({ alias, root, rootName, types }) => {
  const names = new FreeNames();
  for (const name of [...reserved, ...types.map((type) => type.name), alias ?? '']) names.take(name);
  const file = new RustFile(names);
  const aliases = alias === undefined ? [] : [`pub type ${alias} = ${file.typeOf(root, `${rootName}Value`)};`];
  const structs = types.map((type) => file.structOf(type));
  const derived = [...structs, ...file.enums];
  return fileOf([derived.length > 0 ? 'use serde::{Deserialize, Serialize};' : '', ...aliases, ...derived]);
};
