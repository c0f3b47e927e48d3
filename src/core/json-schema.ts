import type { Field, Fields } from './field.ts';
import type { OperationDescription } from './operation-description.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The names of the fields, and the schema of a file. */
interface Look {
  readonly fields: OperationDescription['fields'];
  readonly file: Schema;
}

const pathOfFile: Schema = { type: 'string', description: 'Path of a file.' };

const defined = (members: Readonly<Record<string, unknown>>): Schema =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

function plain(about: Field, path: string, look: Look): Schema {
  const { kind, min, max, above, step, choices, item, members, alternatives } = about;
  switch (kind) {
    case 'text':
    case 'secret':
      return defined({ type: 'string', minLength: min, maxLength: max });
    case 'integer':
    case 'number':
      return defined({ type: kind, minimum: min, exclusiveMinimum: above, maximum: max, multipleOf: step });
    case 'choice':
      return { enum: choices };
    case 'flag':
      return { type: 'boolean' };
    case 'list':
      return defined({ type: 'array', items: item && schemaOf(item, path, look), minItems: min, maxItems: max });
    case 'group':
      return objectSchema(members ?? {}, `${path}.`, look);
    case 'either':
      return { anyOf: alternatives?.map((alternative) => schemaOf(alternative, path, look)) };
    case 'json':
      return {};
    case 'blob':
      return look.file;
  }
}

function schemaOf(about: Field, path: string, look: Look): Schema {
  const own = plain(about, path, look);
  const schema = about.nullable ? { anyOf: [own, { type: 'null' }] } : own;
  return about.fallback === undefined ? schema : { ...schema, default: about.fallback };
}

/** The label of a member, followed by details that only its schema contains. */
function titled(schema: Schema, path: string, look: Look): Schema {
  const { label, hint } = look.fields.get(path) ?? {};
  if (label === undefined) return schema;
  const sentences = [label, hint, schema['description']].filter((sentence) => sentence !== undefined);
  const description = sentences.map((sentence) => String(sentence).replace(/(?<![.!?…:])$/, '.')).join(' ');
  return { title: label, ...schema, description };
}

function objectSchema(fields: Fields, prefix: string, look: Look): Schema {
  const required = Object.keys(fields).filter((name) => fields[name]?.needed);
  const properties = Object.entries(fields).map(([name, about]) => {
    const path = prefix + name;
    return [name, titled(schemaOf(about, path, look), path, look)] as const;
  });
  return defined({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.length > 0 ? required : undefined,
    additionalProperties: false,
  });
}

/**
 * The JSON Schema (draft 2020-12) of the input as a caller writes it; a file is the text of its path by default. With
 * the operation's words, the schema and all members have `title` and `description`.
 */
export function jsonSchema(fields: Fields, words?: OperationDescription, file: Schema = pathOfFile): Schema {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const heading = words ? { title: words.name, description: words.sentence } : {};
  return { $schema, ...heading, ...objectSchema(fields, '', { fields: words?.fields ?? new Map(), file }) };
}
