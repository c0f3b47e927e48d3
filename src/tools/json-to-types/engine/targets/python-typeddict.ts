import { codeLiteral } from '#lib/code-literals.ts';
import type { Member, ObjectType, Place } from '../model.ts';
import { keywords, PythonFile } from './python.ts';
import type { Writer } from './source.ts';

/** Python compares identifiers in NFKC, and renames those in a class that begin with two underscores. */
const isFieldName = (key: string): boolean =>
  /^[\p{XID_Start}_]\p{XID_Continue}*$/u.test(key) &&
  key.normalize('NFKC') === key &&
  !keywords.has(key) &&
  (!key.startsWith('__') || key.endsWith('__'));

const objectsIn = ({ alternatives }: Place): readonly ObjectType[] =>
  alternatives.flatMap((one) =>
    one.kind === 'object' ? [one.type] : one.kind === 'array' ? objectsIn(one.items) : [],
  );

export const writeTypedDicts: Writer = (model) => {
  const file = new PythonFile();
  const defined = new Set<ObjectType>();
  const wrapped = ({ optional }: Member, type: string): string =>
    optional ? `${file.use('typing', 'NotRequired')}[${type}]` : type;
  const fieldOf = (member: Member): string => `    ${member.key}: ${wrapped(member, file.typeOf(member.place))}`;
  /** An entry is computed where it stands: what is defined later goes into quotes. */
  const entryOf = (member: Member): string => {
    const type = file.typeOf(member.place);
    const isKnown = objectsIn(member.place).every((one) => defined.has(one));
    return `    ${codeLiteral('python', member.key)}: ${wrapped(member, isKnown ? type : `"${type}"`)},`;
  };
  return file.write(model, (type) => {
    file.use('typing', 'TypedDict');
    const { members, name } = type;
    const isClass = members.every(({ key }) => isFieldName(key));
    const lines = isClass
      ? [`class ${name}(TypedDict):`, ...(members.length > 0 ? members.map(fieldOf) : ['    pass'])]
      : [`${name} = TypedDict("${name}", {`, ...members.map(entryOf), '})'];
    defined.add(type);
    return lines.join('\n');
  });
};
