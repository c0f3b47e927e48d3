import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Member, ObjectType } from '../model.ts';
import { annotationNames, fieldName, keyComment, PythonFile, wantedName } from './python.ts';
import type { Writer } from './source.ts';

interface Line {
  readonly text: string;
  readonly isOptional: boolean;
}

const bodyOf = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : ['    pass']);

export const writeDataclasses: Writer = (model) => {
  const file = new PythonFile();
  const lineOf = ({ key, optional, place }: Member, scope: FreeNames): Line => {
    const name = fieldName(key, scope);
    const type = file.typeOf(place, optional || place.nullable);
    const comment = name === key ? '' : keyComment(key);
    return { text: `    ${name}: ${type}${optional ? ' = None' : ''}${comment}`, isOptional: optional };
  };
  return file.write(model, ({ members, name }: ObjectType) => {
    file.use('dataclasses', 'dataclass');
    const scope = new FreeNames();
    const lines = members.map((member) => lineOf(member, scope));
    // A field with a default may not stand before one without.
    const ordered = [...lines.filter((line) => !line.isOptional), ...lines.filter((line) => line.isOptional)];
    return ['@dataclass', `class ${name}:`, ...bodyOf(ordered.map(({ text }) => text))].join('\n');
  });
};

/** What a class of Pydantic does not accept as the name of a field. */
const modelNames = (
  'model_computed_fields model_config model_construct model_copy model_dump model_dump_json model_extra model_fields ' +
  'model_fields_set model_json_schema model_parametrized_name model_post_init model_rebuild model_validate ' +
  'model_validate_json model_validate_strings'
).split(' ');

export const writePydantic: Writer = (model) => {
  const file = new PythonFile();
  const reserved = new Set(modelNames);
  const reservedOrType = new Set([...modelNames, ...annotationNames, ...model.types.map(({ name }) => name)]);
  const lineOf = ({ key, optional, place }: Member, scope: FreeNames): string => {
    // Pydantic looks up the names of types in the class first, where a field with a value would be found.
    const hasValue = optional || wantedName(key) !== key;
    const name = fieldName(key, scope, hasValue ? reservedOrType : reserved);
    const type = file.typeOf(place, optional || place.nullable);
    if (name === key) return `    ${name}: ${type}${optional ? ' = None' : ''}`;
    file.use('pydantic', 'Field');
    const settings = [...(optional ? ['default=None'] : []), `alias=${codeLiteral('python', key)}`];
    return `    ${name}: ${type} = Field(${settings.join(', ')})`;
  };
  return file.write(model, ({ members, name }: ObjectType) => {
    file.use('pydantic', 'BaseModel');
    const scope = new FreeNames();
    return [`class ${name}(BaseModel):`, ...bodyOf(members.map((member) => lineOf(member, scope)))].join('\n');
  });
};
