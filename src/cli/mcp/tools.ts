import type { Details, Operation } from '#core/operation.ts';
import { check, integer, json, text, type Draft, type Fields, type Input } from '#core/field.ts';
import { jsonSchema } from '#core/json-schema.ts';
import { ToolError, type Failure, type Result } from '#core/operation.ts';
import { findOperation } from '#run/find-operation.ts';
import { loadExamples } from '#run/load-examples.ts';
import { loadOperationWords } from '#run/operation-words.ts';
import { parsePipe, readPipe, type Pipe } from '#run/pipe/format.ts';
import { describePipeError } from '#run/pipe/describe.ts';
import { runReadPipe } from '#run/pipe/run-pipe.ts';
import type { RunStep } from '#run/pipe/steps.ts';
import { runWithMessage } from '#run/run-with-message.ts';
import { toJson } from '#run/value-json.ts';
import { openFiles, readBase64File } from '../files.ts';
import { readExpression } from '../pipe-expression.ts';
import { withSecretHint } from '../missing-secret.ts';
import { pipeFailure, withStepSecret } from '../pipe-failure.ts';
import type { OpenNamed } from './file-access.ts';
import { searchOperations } from './search-operations.ts';

/** What a call may use: what runs one operation until it is done or canceled, and the files it may open. */
export interface CallContext {
  readonly run: RunStep;
  readonly open: OpenNamed;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' } & Details;
  /** The texts of the result; throws `ToolError` for what the client can mend. */
  readonly call: (given: unknown, context: CallContext) => Promise<readonly string[]>;
}

/** A failure that has its sentence already. */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor({ message }: Failure) {
    super(message);
  }
}

const fileSchema = {
  type: ['string', 'object'],
  description: 'A path under the folder that the server may read, or {"base64": "…", "type": "…"}.',
};

const schemaOf = (fields: Fields, words?: Parameters<typeof jsonSchema>[1]): McpTool['inputSchema'] => ({
  ...jsonSchema(fields, words, fileSchema),
  type: 'object',
});

function read<F extends Fields>(fields: F, given: unknown): Input<F> {
  const checked = check(fields, given ?? {});
  if (!checked.ok) throw new ToolError('invalid-input', { ...checked.fault });
  return checked.value;
}

async function print(value: unknown): Promise<string> {
  return typeof value === 'string' ? value : toJson(value, 2);
}

function valueOf<R>(result: Result<R>): R {
  if (result.ok) return result.value;
  throw new CallError(result.error);
}

/** Runs one operation; its files are opened as the server allows. */
const runnerOf =
  ({ run, open }: CallContext): RunStep =>
  async (operation, draft) =>
    run(operation, (await openFiles(operation.input, draft, open)) as Details);

async function runOne(operation: Operation, input: Details, context: CallContext): Promise<readonly string[]> {
  const result = await runnerOf(context)(operation, input);
  return [await print(valueOf(result.ok ? result : { ok: false, error: withSecretHint(result.error) }))];
}

const toolOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** Two short examples, with their values. */
async function examplesOf(operation: Operation): Promise<unknown[]> {
  const examples: unknown[] = [];
  for (const { input, error } of await loadExamples(operation.id)) {
    if (error !== undefined || examples.length === 2) continue;
    const result = await runWithMessage(operation, input as Draft<Fields>);
    if (!result.ok) continue;
    const example = await toJson({ input, value: result.value });
    if (example.length <= 2000) examples.push(JSON.parse(example));
  }
  return examples;
}

async function describeOperation(op: string): Promise<string> {
  const operation = await findOperation(op);
  const words = (await loadOperationWords(toolOf(op), 'en'))(operation);
  const { source = null, result, inverse } = operation;
  const { name, sentence } = words;
  const [schema, examples] = [schemaOf(operation.input, words), await examplesOf(operation)];
  return toJson({ op, name, sentence, source, result, inverse: inverse?.op ?? null, schema, examples }, 2);
}

async function pipeOf(pipe: unknown): Promise<Pipe> {
  if (typeof pipe !== 'string') return readPipe(pipe);
  if (pipe.trimStart().startsWith('{')) return parsePipe(pipe);
  try {
    const steps = (await readExpression(pipe)).map(({ step }) => step);
    return { version: 1, name: '', items: 'whole', onError: 'stop', steps };
  } catch (error) {
    throw error instanceof ToolError ? new CallError(await pipeFailure(error)) : error;
  }
}

/** The pipe with the files that its steps name opened, as their operations take them. */
async function withFiles(pipe: Pipe, open: OpenNamed): Promise<Pipe> {
  const steps = pipe.steps.map(async (step) => {
    // An unknown operation is told with its step later.
    const operation = await findOperation(step.op).catch(() => undefined);
    return operation ? { ...step, input: (await openFiles(operation.input, step.input, open)) as Details } : step;
  });
  return { ...pipe, steps: await Promise.all(steps) };
}

/** Bytes are given as `{"base64": "…"}`. */
const givenValue = (value: unknown): unknown => readBase64File(value) ?? value;

async function runPipe(pipe: unknown, value: unknown, context: CallContext): Promise<readonly string[]> {
  const given = Array.isArray(value) ? value.map(givenValue) : givenValue(value);
  const result = await runReadPipe(
    async () => withFiles(await pipeOf(pipe), context.open),
    given,
    runnerOf(context),
    'en',
  );
  if (!result.ok) {
    const error = withStepSecret(result.error, 'input');
    throw new CallError(error === result.error ? error : await describePipeError(error, 'en'));
  }
  const written = await print(result.value);
  if (!result.report || result.report.failed === 0) return [written];
  return [written, await toJson(result.report)];
}

function tool<F extends Fields>(
  [name, title, description]: readonly [string, string, string],
  fields: F,
  call: (input: Input<F>, context: CallContext) => Promise<readonly string[]>,
  /** Types of the fields that take any JSON. Without a type, some clients send an object as a string. */
  told: Readonly<Record<string, Details>> = {},
): McpTool {
  const { properties, ...schema } = schemaOf(fields);
  const known = Object.entries(properties as Details).map(([key, value]) => [
    key,
    { ...told[key], ...(value as Details) },
  ]);
  return {
    name,
    title,
    description,
    inputSchema: { ...schema, properties: Object.fromEntries(known) as Details },
    call: (given, context) => call(read(fields, given), context),
  };
}

/** The four tools that stand for all operations, so that a client's context stays small. */
export const generalTools: readonly McpTool[] = [
  tool(
    [
      'search_operations',
      'Search operations',
      'Finds operations by what they do, such as “decode base64”. Start here.',
    ],
    { query: text(), limit: integer({ min: 1, max: 50 }, 10) },
    async ({ query, limit }) => [await toJson(await searchOperations(query, limit), 2)],
  ),
  tool(
    [
      'describe_operation',
      'Describe an operation',
      'Describes an operation: what it does, the JSON Schema of its input, and two examples.',
    ],
    { op: text() },
    async ({ op }) => [await describeOperation(op)],
  ),
  tool(
    [
      'run_operation',
      'Run an operation',
      'Runs an operation, named as <tool>/<operation>, on an input that matches its schema.',
    ],
    { op: text(), input: json({}) },
    async ({ op, input }, context) => runOne(await findOperation(op), input as Details, context),
    { input: { type: 'object' } },
  ),
  tool(
    [
      'run_pipe',
      'Run a pipe',
      'Runs several operations, each on the result of the previous one. The pipe is {"version": 1, "steps": [{"op", "input", "pick"?}], "items"?: "whole" | "lines" | "json", "onError"?: "stop" | "keep" | "drop"}, or a line such as "a/b --option x | c/d". The value goes into the first step; bytes are {"base64": "…"}.',
    ],
    { pipe: json(), value: json('') },
    ({ pipe, value }, context) => runPipe(pipe, value, context),
    {
      pipe: { type: ['object', 'string'] },
      value: { type: ['string', 'object', 'array', 'number', 'boolean', 'null'] },
    },
  ),
];

/** An operation as a tool of its own, `hash-text_hash`. */
export async function toolFor(operation: Operation): Promise<McpTool> {
  const words = (await loadOperationWords(toolOf(operation.id), 'en'))(operation);
  return {
    name: operation.id.replace('/', '_'),
    title: words.name,
    description: words.sentence,
    inputSchema: schemaOf(operation.input, words),
    call: (given, context) => runOne(operation, (given ?? {}) as Details, context),
  };
}
