import type { Field, Fields } from './field.ts';

type Schema = Readonly<Record<string, unknown>>;

const defined = (members: Readonly<Record<string, unknown>>): Schema =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

function plain({ kind, min, max, above, step, choices, item, members, alternatives }: Field): Schema {
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
      return defined({ type: 'array', items: item && schemaOf(item), minItems: min, maxItems: max });
    case 'group':
      return objectSchema(members ?? {});
    case 'either':
      return { anyOf: alternatives?.map(schemaOf) };
    case 'json':
      return {};
    case 'blob':
      return { type: 'string', description: 'path of a file' };
  }
}

function schemaOf(about: Field): Schema {
  const own = plain(about);
  const schema = about.nullable ? { anyOf: [own, { type: 'null' }] } : own;
  return about.fallback === undefined ? schema : { ...schema, default: about.fallback };
}

function objectSchema(fields: Fields): Schema {
  const required = Object.keys(fields).filter((name) => fields[name]?.needed);
  return defined({
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, about]) => [name, schemaOf(about)])),
    required: required.length > 0 ? required : undefined,
    additionalProperties: false,
  });
}

/** The JSON Schema (draft 2020-12) of what a caller writes; a file is the text of its path. */
export function jsonSchema(fields: Fields): Schema {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...objectSchema(fields) };
}
