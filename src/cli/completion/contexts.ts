// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../../vite-env.d.ts" />
import type { Field } from '#core/field.ts';
import type { OperationDescription } from '#core/operation-description.ts';
import type { Operation } from '#core/operation.ts';
import { faultTreatments, itemKinds } from '#run/pipe/format.ts';
import { loadOperations } from '#run/load-operations.ts';
import { loadOperationWords } from '#run/operation-words.ts';
import { kebab } from '../options.ts';

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

export interface Candidate {
  readonly value: string;
  /** What it does, or what it is called. */
  readonly about: string;
}

/**
 * What may come next, by what was typed before: `''` for the first word, `hash-text` for the second,
 * `hash-text hash` for the options, `hash-text hash --encoding` for the values of one.
 */
export type Contexts = ReadonlyMap<string, readonly Candidate[]>;

const named = (values: readonly (string | number)[]): readonly Candidate[] =>
  values.map((value) => ({ value: String(value), about: '' }));

const commands: readonly (readonly [name: string, about: string, flags: readonly string[]])[] = [
  ['list', 'Every tool', ['--operations', '--json-output']],
  ['recognise', 'Identify a text or file', ['--json-output', '--lines']],
  ['ask', 'The answer to one line', ['--json-output']],
  [
    'pipe',
    'Run several operations in a row',
    ['--items', '--on-error', '--out', '--secret', '--report', '--json-output', '--time-limit', '--quiet'],
  ],
  ['jsonl', 'One request per line, one answer per line', ['--time-limit', '--json-output']],
  ['mcp', 'Operations for assistants', ['--only', '--read-only-files']],
  ['serve', 'Serve the web page on this computer', ['--port', '--host', '--base', '--config']],
  ['completion', 'Shell completion', []],
  ['help', 'Show help', []],
];

/** The commands that a file may follow. */
export const takeFiles = ['pipe', 'recognise', 'jsonl'] as const;

/** The values of a field that has few of them. A line break is not completed: no shell shows it as one word. */
function choicesOf({ kind, choices, item, alternatives = [] }: Field): readonly (string | number)[] {
  if (kind === 'flag') return [];
  const values = choices ?? (item ? choicesOf(item) : alternatives.flatMap(choicesOf));
  return values.filter((value) => !/[\r\n]/.test(String(value)));
}

const ofEveryOperation: readonly Candidate[] = [
  { value: '--json', about: 'The input, or part of it, as JSON' },
  { value: '--json-output', about: 'The result as JSON' },
  { value: '--time-limit', about: 'In milliseconds' },
  { value: '--help', about: 'The fields' },
  { value: '--schema', about: 'The input as JSON Schema' },
];
/** What a secret may be read from. */
const secretSources: readonly Candidate[] = [
  { value: 'env:', about: 'A variable of the environment' },
  { value: 'file:', about: 'A file' },
  { value: '-', about: 'Ask for it' },
  { value: 'text:', about: 'The text as it is' },
];
const quiet: Candidate = { value: '--quiet', about: 'No warning about a secret in the command line' };

function* operationContexts(operation: Operation, { fields }: OperationDescription) {
  const place = operation.id.replace('/', ' ');
  const entries = Object.entries(operation.input);
  const options = entries.flatMap(([name, { kind, fallback }]) => {
    const about = fields.get(name)?.label ?? '';
    const option = { value: `--${kebab(name)}`, about };
    return kind === 'flag' && fallback === true ? [option, { value: `--no-${kebab(name)}`, about }] : [option];
  });
  const takesSecret = entries.some(([, { kind }]) => kind === 'secret');
  yield [place, [...options, ...ofEveryOperation, ...(takesSecret ? [quiet] : [])]] as const;
  for (const [name, about] of entries) {
    const choices = choicesOf(about);
    if (about.kind === 'secret') yield [`${place} --${kebab(name)}`, secretSources] as const;
    if (choices.length > 0) yield [`${place} --${kebab(name)}`, named(choices)] as const;
  }
}

async function* toolContexts(tool: string) {
  const [operations, describe] = await Promise.all([loadOperations(tool), loadOperationWords(tool, 'en')]);
  const described = operations.map((operation) => [operation, describe(operation)] as const);
  const names = described.map(([{ id }, { name }]) => ({ value: id.slice(tool.length + 1), about: name }));
  yield [tool, [...names, { value: '--help', about: 'The operations' }]] as const;
  for (const [operation, words] of described) yield* operationContexts(operation, words);
}

/** All contexts, from the fields of all operations. */
export async function readContexts(): Promise<Contexts> {
  const [{ default: rows }, { default: words }] = await Promise.all([
    import('virtual:tools/rows'),
    import('virtual:tools/en'),
  ]);
  const contexts = new Map<string, readonly Candidate[]>();
  const tools = rows.map(({ id }) => ({ value: id, about: words[id]?.name ?? '' }));
  contexts.set('', [...commands.map(([value, about]) => ({ value, about })), ...tools]);
  for (const [name, , flags] of commands) contexts.set(name, named([...flags, '--help']));
  contexts.set('completion', named(shells));
  contexts.set('pipe --items', named(itemKinds));
  contexts.set('pipe --on-error', named(faultTreatments));
  for (const { id } of rows) for await (const [place, candidates] of toolContexts(id)) contexts.set(place, candidates);
  return contexts;
}
