import type { Field, Fields } from './field.ts';
import type { Operation } from './operation.ts';
import { ScreenWord, type FieldWords, type OwnWords, type Word } from './operation-words.ts';
import { fill, type Language, type Messages } from './text.ts';

/** A field as people call it. */
export interface FieldDescription {
  readonly label: string;
  /** The unit or the allowed form. */
  readonly hint?: string;
}

/** The name and the sentence of an operation, and the words of its fields by path, such as `rules.from`. */
export interface OperationDescription {
  readonly name: string;
  readonly sentence: string;
  readonly fields: ReadonlyMap<string, FieldDescription>;
}

/** The words of any tool: `OperationWords`. */
export interface ToolOperationWords {
  readonly operations: Readonly<Record<string, OwnWords<string>>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

/**
 * The words of a tool in one language: those of its operations (in English with references) and those of its screen.
 */
export interface SpokenWords {
  readonly language: Language;
  readonly operations: unknown;
  readonly screen: Messages;
}

/** `hash-text/hash-file` → `hashFile`, the name under which the engine exports it. */
export function exportName(id: string): string {
  return id.slice(id.indexOf('/') + 1).replace(/-([a-z0-9])/g, (_, sign: string) => sign.toUpperCase());
}

function membersOf({ members, item, alternatives = [] }: Field): readonly (readonly [path: string, about: Field])[] {
  const inside = [...(item ? [item] : []), ...alternatives];
  return [...Object.entries(members ?? {}), ...inside.flatMap(membersOf)];
}

/** The paths of all fields, each before its members: `rules`, and `rules.from` for what every element of a list has. */
export function pathsOf(fields: Fields): string[] {
  const paths = Object.entries(fields).flatMap(([name, about]) => [
    name,
    ...pathsOf(Object.fromEntries(membersOf(about))).map((path) => `${name}.${path}`),
  ]);
  return [...new Set(paths)];
}

interface LabelAndHint {
  readonly label?: Word;
  readonly hint?: Word;
}

const isWord = (words: unknown): words is Word => typeof words === 'string' || words instanceof ScreenWord;

function partsOf(words: unknown): LabelAndHint {
  return isWord(words) ? { label: words } : ((words ?? {}) as LabelAndHint);
}

/** The member of nested tables at the path, or undefined. */
function at(table: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], table);
}

/** The operation in the words of a language. */
export function describeOperation(
  { id, input }: Pick<Operation, 'id' | 'input'>,
  words: ToolOperationWords,
  { language, operations, screen }: SpokenWords,
): OperationDescription {
  const name = exportName(id);
  const say = (word: unknown, place: string): string => {
    const said = word instanceof ScreenWord ? screen[word.key] : word;
    if (typeof said !== 'string') throw new Error(`no words for ${place} of ${id} in ${language}`);
    return fill(said, language);
  };
  const describeField = (path: string): FieldDescription => {
    const place = at(words, 'operations', name, 'fields', path) === undefined ? [] : ['operations', name];
    const { label, hint } = partsOf(at(words, ...place, 'fields', path));
    const own = partsOf(at(operations, ...place, 'fields', path));
    const said = { label: say(label instanceof ScreenWord ? label : own.label, path) };
    return hint === undefined ? said : { ...said, hint: say(hint instanceof ScreenWord ? hint : own.hint, path) };
  };
  return {
    name: say(at(operations, 'operations', name, 'name'), 'the name'),
    sentence: say(at(operations, 'operations', name, 'sentence'), 'the sentence'),
    fields: new Map(pathsOf(input).map((path) => [path, describeField(path)])),
  };
}
