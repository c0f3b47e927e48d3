// The types of virtual:tools/*.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../vite-env.d.ts" />
import { jsonSchema } from '#core/json-schema.ts';
import { nearest } from '#core/nearest.ts';
import { ToolError, type Failure, type Operation } from '#core/operation.ts';
import { loadOperations } from '#run/engines.ts';
import { decodeText, readTextFile } from './files.ts';
import { jsonlHelp, mainHelp, operationHelp, serveHelp, toolHelp } from './help.ts';
import { invoke } from './invoke.ts';
import { readOptions, sourceField, type Options } from './options.ts';
import { printValue, toJson } from './output.ts';
import { failureOf } from './sentences.ts';
import { readAll, write, type Streams } from './streams.ts';

/** Codes of errors that leave nothing to run: exit code 2. */
const notFound: ReadonlySet<string> = new Set([
  'unknown-command',
  'unknown-tool',
  'unknown-operation',
  'missing-operation',
]);

async function list(stdout: Streams['stdout'], asJson: boolean): Promise<void> {
  const [{ default: rows }, { default: words }] = await Promise.all([
    import('virtual:tools/rows'),
    import('virtual:tools/en'),
  ]);
  if (asJson) {
    const tools = rows.map(({ id, category }) => ({ id, category, ...words[id] }));
    return write(stdout, `${await toJson(tools, 2)}\n`);
  }
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  return write(stdout, rows.map(({ id }) => `${id.padEnd(width)}  ${words[id]?.name ?? ''}\n`).join(''));
}

async function findTool(tool: string): Promise<readonly Operation[]> {
  const operations = await loadOperations(tool);
  if (operations.length > 0) return operations;
  const { default: rows } = await import('virtual:tools/rows');
  const moved = rows.find(({ redirectFrom = [] }) => redirectFrom.includes(`/${tool}`));
  const names = rows.map(({ id }) => id);
  throw new ToolError('unknown-tool', { name: tool, nearest: moved ? [moved.id] : nearest(tool, names) });
}

/** Adds the text or file that was named by position, or that waits on the standard input. */
async function addSource({ input }: Operation, { draft, source }: Options, { stdin }: Streams): Promise<void> {
  const name = sourceField(input);
  const about = name === undefined ? undefined : input[name];
  if (name === undefined || about === undefined) {
    if (source !== undefined) throw new ToolError('no-file-field', { path: source });
    return;
  }
  const given = Object.hasOwn(draft, name);
  if (source === undefined && (given || !about.needed || stdin.isTTY === true)) return;
  if (given) throw new ToolError('given-twice', { field: name });
  if (source !== undefined && source !== '-') {
    draft[name] = about.kind === 'blob' ? source : await readTextFile(source);
  } else {
    const bytes = await readAll(stdin);
    draft[name] = about.kind === 'blob' ? new Blob([bytes]) : decodeText(bytes, 'The standard input');
  }
}

async function runOperation(operation: Operation, args: readonly string[], streams: Streams): Promise<number> {
  const { stdout } = streams;
  const options = readOptions(operation.input, args);
  if (options.show === 'help') {
    await write(stdout, operationHelp(operation));
    return 0;
  }
  if (options.show === 'schema') {
    await write(stdout, `${JSON.stringify(jsonSchema(operation.input), null, 2)}\n`);
    return 0;
  }
  await addSource(operation, options, streams);
  const result = await invoke(operation, options.draft);
  if (!result.ok) return report(result.error, streams, options.jsonOutput);
  await printValue(result.value, stdout, options.jsonOutput);
  return 0;
}

async function runTool(tool: string, args: readonly string[], streams: Streams): Promise<number> {
  const operations = await findTool(tool);
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') {
    const { default: words } = await import('virtual:tools/en');
    await write(streams.stdout, toolHelp(tool, words[tool], operations));
    return 0;
  }
  const names = operations.map(({ id }) => id.slice(tool.length + 1));
  if (name === undefined) throw new ToolError('missing-operation', { tool, operations: names });
  const operation = operations[names.indexOf(name)];
  if (!operation) throw new ToolError('unknown-operation', { name, nearest: nearest(name, names) });
  return runOperation(operation, rest, streams);
}

async function report(error: Failure, { stdout, stderr }: Streams, asJson: boolean): Promise<number> {
  if (asJson) await write(stdout, `${await toJson(error, 2)}\n`);
  else await write(stderr, `${error.message}\n`);
  return notFound.has(error.code) ? 2 : 1;
}

async function dispatch(args: readonly string[], streams: Streams, dist: string): Promise<number> {
  const [first = '--help', ...rest] = args;
  const { stdout } = streams;
  const wantsHelp = rest.includes('--help') || rest.includes('-h');
  switch (first) {
    case '--help':
    case '-h':
    case 'help':
      await write(stdout, mainHelp);
      return 0;
    case '--version':
    case '-V':
      await write(stdout, `${String(import.meta.env['VITE_APP_VERSION'] ?? '0.0.0')}\n`);
      return 0;
    case 'list':
      await list(stdout, rest.includes('--json-output'));
      return 0;
    case 'jsonl':
      if (!wantsHelp) return (await import('./jsonl.ts')).answerLines(streams);
      await write(stdout, jsonlHelp);
      return 0;
    case 'serve':
      if (!wantsHelp) return (await import('./serve.ts')).serve(rest, streams, dist);
      await write(stdout, serveHelp);
      return 0;
    default:
      if (first.startsWith('-')) throw new ToolError('unknown-command', { name: first });
      return runTool(first, rest, streams);
  }
}

/** Runs one command line; `dist` is the folder of the built site. Answers the exit code. */
export async function runCommand(args: readonly string[], streams: Streams, dist: string): Promise<number> {
  try {
    return await dispatch(args, streams, dist);
  } catch (error) {
    if (error instanceof ToolError) {
      return report(failureOf(error.code, error.details), streams, args.includes('--json-output'));
    }
    await write(streams.stderr, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 70;
  }
}
