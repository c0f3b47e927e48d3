// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../vite-env.d.ts" />
import type { Field } from '#core/field.ts';
import { nearest } from '#core/nearest.ts';
import { ToolError, type Operation } from '#core/operation.ts';
import type { OperationDescription } from '#core/operation-description.ts';
import { loadOperations } from '#run/load-operations.ts';
import { loadOperationWords } from '#run/operation-words.ts';
import { decodeText, readTextFile } from './files.ts';
import type * as help from './help.ts';
import { invoke } from './invoke.ts';
import { fileField, kebab, readOptions, type Options } from './options.ts';
import { printValue } from './output.ts';
import { report } from './report.ts';
import { Secrets } from './secrets.ts';
import { readAll, write, type Streams } from './streams.ts';

/** What is only read is loaded only then. */
const loadHelp = (): Promise<typeof help> => import('./help.ts');

async function findTool(tool: string): Promise<readonly Operation[]> {
  const operations = await loadOperations(tool);
  if (operations.length > 0) return operations;
  const { default: rows } = await import('virtual:tools/rows');
  const moved = rows.find(({ redirectFrom = [] }) => redirectFrom.includes(`/${tool}`));
  const names = rows.map(({ id }) => id);
  throw new ToolError('unknown-tool', { name: tool, nearest: moved ? [moved.id] : nearest(tool, names) });
}

/** Is the text or file still to come from the standard input? */
function readsInput(about: Field | undefined, { source }: Options, isGiven: boolean, { stdin }: Streams): boolean {
  if (!about) return false;
  return source === '-' || (source === undefined && !isGiven && about.needed && stdin.isTTY !== true);
}

/** Reads a file as text. If there is no such file, the error names the option that takes the text itself. */
async function readSource(path: string, field: string, { kind }: Field): Promise<string> {
  try {
    return await readTextFile(path);
  } catch (error) {
    // A secret does not belong on the command line.
    if (kind !== 'text' || !(error instanceof ToolError) || error.details['cause'] !== 'no such file') throw error;
    throw new ToolError(error.code, { ...error.details, reason: 'text', option: `--${kebab(field)}` });
  }
}

/** Adds the text or file that was named by position, or that waits on the standard input; then the secrets. */
async function addSource(operation: Operation, options: Options, streams: Streams): Promise<void> {
  const { draft, source, secrets, quiet } = options;
  const name = fileField(operation);
  const about = name === undefined ? undefined : operation.input[name];
  const isGiven = name !== undefined && Object.hasOwn(draft, name);
  const isRead = readsInput(about, options, isGiven, streams);
  if (source !== undefined && !about) throw new ToolError('no-file-field', { path: source });
  if (source !== undefined && isGiven) throw new ToolError('given-twice', { field: name });
  await new Secrets(streams, { isInputTaken: isRead, quiet }).resolve(draft, secrets);
  if (name === undefined || !about) return;
  if (isRead) {
    const bytes = await readAll(streams.stdin);
    draft[name] = about.kind === 'blob' ? new Blob([bytes]) : decodeText(bytes, 'The standard input');
  } else if (source !== undefined) {
    draft[name] = about.kind === 'blob' ? source : await readSource(source, name, about);
  }
}

async function describe(operation: Operation): Promise<OperationDescription> {
  return (await loadOperationWords(operation.id.slice(0, operation.id.indexOf('/')), 'en'))(operation);
}

async function runOperation(operation: Operation, args: readonly string[], streams: Streams): Promise<number> {
  const { stdout } = streams;
  const options = readOptions(operation.input, args);
  if (options.show === 'help') {
    await write(stdout, (await loadHelp()).operationHelp(operation, await describe(operation)));
    return 0;
  }
  if (options.show === 'schema') {
    const { jsonSchema } = await import('#core/json-schema.ts');
    await write(stdout, `${JSON.stringify(jsonSchema(operation.input, await describe(operation)), null, 2)}\n`);
    return 0;
  }
  await addSource(operation, options, streams);
  const result = await invoke(operation, options.draft, options.timeLimit);
  if (!result.ok) {
    const { withSecretHint } = await import('./missing-secret.ts');
    const error = withSecretHint(result.error, (field) => `--${kebab(field)}`);
    return report(error, streams, options.jsonOutput);
  }
  await printValue(result.value, stdout, options.jsonOutput);
  return 0;
}

async function runTool(tool: string, args: readonly string[], streams: Streams): Promise<number> {
  const operations = await findTool(tool);
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') {
    const [{ default: words }, describe] = await Promise.all([
      import('virtual:tools/en'),
      loadOperationWords(tool, 'en'),
    ]);
    await write(streams.stdout, (await loadHelp()).toolHelp(tool, words[tool], operations, describe));
    return 0;
  }
  const names = operations.map(({ id }) => id.slice(tool.length + 1));
  if (name === undefined || name.startsWith('-')) throw new ToolError('missing-operation', { tool, operations: names });
  const operation = operations[names.indexOf(name)];
  if (!operation) throw new ToolError('unknown-operation', { name, nearest: nearest(name, names) });
  return runOperation(operation, rest, streams);
}

interface Command {
  readonly help: Exclude<Extract<keyof typeof help, `${string}Help`>, 'mainHelp' | 'toolHelp' | 'operationHelp'>;
  readonly run: (args: readonly string[], streams: Streams, dist: string) => Promise<number>;
}

/** Commands that do not run a tool. Each is loaded when it runs. */
const commands: Readonly<Record<string, Command>> = {
  list: { help: 'listHelp', run: async (args, streams) => (await import('./list.ts')).list(args, streams) },
  jsonl: { help: 'jsonlHelp', run: async (args, streams) => (await import('./jsonl.ts')).answerLines(args, streams) },
  pipe: { help: 'pipeHelp', run: async (args, streams) => (await import('./pipe.ts')).runPipeCommand(args, streams) },
  recognise: {
    help: 'recogniseHelp',
    run: async (args, streams) => (await import('./recognise.ts')).printRecognitions(args, streams),
  },
  ask: { help: 'askHelp', run: async (args, streams) => (await import('./ask.ts')).printAnswer(args, streams) },
  mcp: { help: 'mcpHelp', run: async (args, streams) => (await import('./mcp.ts')).serveMcp(args, streams) },
  completion: {
    help: 'completionHelp',
    run: async (args, streams) => (await import('./completion.ts')).printCompletion(args, streams),
  },
  serve: { help: 'serveHelp', run: async (...rest) => (await import('./serve.ts')).serve(...rest) },
};

async function dispatch(args: readonly string[], streams: Streams, dist: string): Promise<number> {
  const [typed = '--help', ...rest] = args;
  // The rest of the command line speaks American English.
  const first = typed === 'recognize' ? 'recognise' : typed;
  const { stdout } = streams;
  if (first === 'help' && rest.length > 0) return dispatch([...rest, '--help'], streams, dist);
  switch (first) {
    case '--help':
    case '-h':
    case 'help':
      await write(stdout, (await loadHelp()).mainHelp);
      return 0;
    case '--version':
    case '-V':
      await write(stdout, `${String(import.meta.env['VITE_APP_VERSION'] ?? '0.0.0')}\n`);
      return 0;
  }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (!command) {
    if (first.startsWith('-')) throw new ToolError('unknown-command', { name: first });
    return runTool(first, rest, streams);
  }
  if (!rest.includes('--help') && !rest.includes('-h')) return command.run(rest, streams, dist);
  await write(stdout, (await loadHelp())[command.help]);
  return 0;
}

/** Runs one command line; `dist` is the folder of the built site. Answers the exit code. */
export async function runCommand(args: readonly string[], streams: Streams, dist: string): Promise<number> {
  try {
    return await dispatch(args, streams, dist);
  } catch (error) {
    if (error instanceof ToolError) {
      const { failureOf } = await import('./messages.ts');
      return report(failureOf(error.code, error.details), streams, args.includes('--json-output'));
    }
    await write(streams.stderr, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 70;
  }
}
