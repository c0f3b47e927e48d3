import { changedInput, optionsFor, posixWord, powershellWord, typedStep } from './command-line.ts';
import type { Field } from './field.ts';
import { exportName } from './operation-description.ts';
import type { Details, Operation } from './operation.ts';

/** An operation and what it was run with. */
export interface Run {
  readonly operation: Pick<Operation, 'id' | 'input' | 'source'>;
  readonly draft: Details;
}

/** A run in a form for use elsewhere: the text to paste, and the names that replace secrets. */
export interface Copied {
  readonly text: string;
  readonly secrets: readonly { readonly name: string; readonly field: string }[];
}

/** A longer text is named as a file; in UTF-16 units. */
const longestArgument = 4000;

interface Parts {
  readonly tool: string;
  readonly op: string;
  /** The values that differ from the defaults, with names in place of secrets and without the source. */
  readonly input: Details;
  readonly secrets: Copied['secrets'];
  readonly source: Source | undefined;
}

type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'secret'; readonly name: string }
  | { readonly kind: 'file'; readonly name: string };

/** The variable that replaces the secret at this place. */
export const secretName = (index: number): string => (index === 0 ? 'SECRET' : `SECRET_${index + 1}`);

/** Can a shell hand this over, byte for byte? */
export const isArgument = (text: string): boolean =>
  text.length <= longestArgument && !text.includes('\0') && text.isWellFormed();

function sourceOf(value: unknown, secret: string | undefined): Source | undefined {
  if (value === undefined) return undefined;
  if (secret !== undefined) return { kind: 'secret', name: secret };
  if (typeof value === 'string')
    return isArgument(value) ? { kind: 'text', text: value } : { kind: 'file', name: 'input.txt' };
  return { kind: 'file', name: value instanceof File ? value.name : 'input.bin' };
}

/** Whether a secret is somewhere in the values of a field. */
function holdsSecret({ kind, item, members = {}, alternatives = [] }: Field): boolean {
  const parts = [...(item ? [item] : []), ...Object.values(members), ...alternatives];
  return kind === 'secret' || parts.some(holdsSecret);
}

/** What stands for a value with a secret in it: a list of secrets stays a list, other structures are replaced whole. */
const inPlace = ({ item }: Field, name: string): unknown => (item?.kind === 'secret' ? [`$${name}`] : `$${name}`);

function partsOf({ operation: { id, input: fields, source: name }, draft }: Run): Parts {
  const changed = changedInput(fields, draft);
  const names = Object.keys(changed).filter((key) => holdsSecret(fields[key] as Field));
  const secrets = names.map((field, index) => ({ field, name: secretName(index) }));
  const secretOf = (key: string): string | undefined => secrets.find(({ field }) => field === key)?.name;
  const entries = Object.entries(changed)
    .filter(([key]) => key !== name)
    .map(([key, value]) => {
      const secret = secretOf(key);
      if (secret === undefined) return [key, value instanceof File ? value.name : value] as const;
      return [key, inPlace(fields[key] as Field, secret)] as const;
    });
  const [tool = '', op = ''] = id.split('/');
  const source = name === undefined ? undefined : sourceOf(draft[name], secretOf(name));
  return { tool, op, input: Object.fromEntries(entries), secrets, source };
}

type Word = (text: string) => string;

/** The options; a name for a secret is a variable of the shell. */
function optionsIn(
  { operation: { input: fields } }: Run,
  { input, secrets }: Parts,
  word: Word,
  variable: Word,
): string[] {
  // The variable of a list or a group has all of it.
  const forms = (name: string): string[] => [`$${name}`, `"$${name}"`, `["$${name}"]`];
  const names = new Map(secrets.flatMap(({ name }) => forms(name).map((form) => [form, name])));
  return optionsFor(fields, input).map((text) => {
    const name = names.get(text);
    return name === undefined ? word(text) : variable(name);
  });
}

/** A command for POSIX shells; the text comes over the standard input. */
export function asCommand(run: Run): Copied {
  const parts = partsOf(run);
  const { tool, op, source, secrets } = parts;
  const words = ['npx toolcrib', tool, op, ...optionsIn(run, parts, posixWord, (name) => `"$${name}"`)];
  if (source?.kind === 'file') words.push(fileWord(source.name, posixWord));
  // Nobody waits for a standard input that may be left out, unless told.
  else if (source && run.operation.input[run.operation.source ?? '']?.needed === false) words.push('-');
  const command = words.join(' ');
  if (source === undefined || source.kind === 'file') return { text: command, secrets };
  const value = source.kind === 'secret' ? `"$${source.name}"` : `'${source.text.replaceAll("'", String.raw`'\''`)}'`;
  return { text: `printf '%s' ${value} | ${command}`, secrets };
}

const fileWord = (name: string, word: Word): string => word(name.startsWith('-') ? `./${name}` : name);

/** A command for PowerShell, which changes what goes through its pipe: the text is an option. */
export function asPowershell(run: Run): Copied {
  const parts = partsOf(run);
  const { tool, op, source, secrets } = parts;
  const words = ['npx toolcrib', tool, op, ...optionsIn(run, parts, powershellWord, (name) => `$env:${name}`)];
  if (source?.kind === 'file') words.push(fileWord(source.name, powershellWord));
  else if (source) {
    const name = (run.operation.source ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    words.push(`--${name}`, source.kind === 'secret' ? `$env:${source.name}` : powershellWord(source.text));
  }
  return { text: words.join(' '), secrets };
}

/** The whole input, with names for secrets and files. */
function wholeInput({ operation }: Run, { input, source }: Parts, secret: (name: string) => unknown): Details {
  const name = operation.source;
  if (name === undefined || source === undefined) return input;
  const value = source.kind === 'text' ? source.text : source.kind === 'file' ? source.name : secret(source.name);
  return { [name]: value, ...input };
}

/** A line for `toolcrib jsonl`. */
export function asRequest(run: Run): Copied {
  const parts = partsOf(run);
  const input = wholeInput(run, parts, (name) => `$${name}`);
  return { text: JSON.stringify({ op: run.operation.id, input }), secrets: parts.secrets };
}

/** A program with the package. */
export function asJavaScript(run: Run): Copied {
  const parts = partsOf(run);
  const name = exportName(run.operation.id);
  const input = JSON.stringify(
    wholeInput(run, parts, (secret) => `$${secret}`),
    null,
    2,
  );
  const withSecrets = parts.secrets.reduce((text, secret) => {
    const { kind, item } = run.operation.input[secret.field] as Field;
    const isText = kind === 'secret' || item?.kind === 'secret';
    const value = `process.env.${secret.name}`;
    return text.replaceAll(`"$${secret.name}"`, isText ? value : `JSON.parse(${value})`);
  }, input);
  const lines = [
    "import { execute } from 'toolcrib';",
    `import { ${name} } from 'toolcrib/${parts.tool}';`,
    '',
    `const result = await execute(${name}, ${withSecrets});`,
    'console.log(result.ok ? result.value : result.error.message);',
  ];
  return { text: lines.join('\n'), secrets: parts.secrets };
}

/** A step for `toolcrib pipe`; its value comes from the step before. */
export function asPipeStep(run: Run): Copied {
  const { id, input: fields, source } = run.operation;
  const { input, secrets } = partsOf(run);
  const names = secrets.filter(({ field }) => field !== source);
  const known = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, envOf(value, names)]));
  return { text: typedStep(id, fields, known), secrets: names };
}

/** Pipes read a secret from the environment themselves. */
function envOf(value: unknown, secrets: Copied['secrets']): unknown {
  const secret = secrets.find(({ name }) => value === `$${name}`);
  return secret ? `env:${secret.name}` : value;
}
