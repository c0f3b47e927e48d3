import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Member, ObjectType } from '../model.ts';
import { snake } from '../names.ts';
import { annotationNames, fieldName, keyComment, PythonFile } from './python.ts';
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

export const writePydantic: Writer = (model) => {
  const file = new PythonFile();
  const typeNames = new Set([...annotationNames, ...model.types.map(({ name }) => name)]);
  const lineOf = ({ key, optional, place }: Member, scope: FreeNames): string => {
    // Pydantic looks up the names of types in the class first, where a field with a value would be found.
    const hasValue = optional || snake(key) !== key;
    const name = fieldName(key, scope, hasValue ? typeNames : undefined);
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
