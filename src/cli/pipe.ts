import { statSync } from 'node:fs';
import { ToolError } from '#core/operation.ts';
import { describePipeError, describeReport } from '#run/pipe/describe.ts';
import { parsePipe, type Pipe } from '#run/pipe/format.ts';
import { ItemRunner } from '#run/pipe/items.ts';
import { runJson, runOperation } from '#run/pipe/run-pipe.ts';
import { readySteps, refuseOptions, refuseSecrets, type ReadyStep } from '#run/pipe/steps.ts';
import { openFiles, readTextFile } from './files.ts';
import { printValue } from './output.ts';
import { readExpression, type TypedStep } from './pipe-expression.ts';
import { pipeFailure } from './pipe-failure.ts';
import { jsonLine, pipeFiles, pipeLines, readWhole } from './pipe-items.ts';
import { readPipeOptions, type PipeOptions } from './pipe-options.ts';
import { report } from './report.ts';
import { Secrets } from './secrets.ts';
import { write, type Streams } from './streams.ts';

interface Loaded {
  readonly pipe: Pipe;
  readonly steps: readonly TypedStep[];
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Nothing there, or a text that cannot be a path: too long, or with a file for a folder.
    return false;
  }
}

/** Is it the path of a file, and no pipe itself? */
const isPath = (pipe: string): boolean => (pipe.endsWith('.json') && !pipe.includes('|')) || isFile(pipe);

async function loadPipe({ pipe: source, items, onError }: PipeOptions): Promise<Loaded> {
  const asked = { ...(items && { items }), ...(onError && { onError }) };
  if (!isPath(source)) {
    const steps = await readExpression(source);
    const pipe: Pipe = { version: 1, name: '', items: 'whole', onError: 'stop', ...asked, steps: [] };
    return { pipe, steps };
  }
  const pipe = parsePipe(await readTextFile(source));
  await refuseSecrets(pipe);
  const steps = pipe.steps.map((step) => ({ step: { ...step, input: { ...step.input } }, secrets: [] }));
  return { pipe: { ...pipe, ...asked }, steps };
}

/** Puts the secrets of `--secret STEP.FIELD=…` and of the pipe's own arguments in their place. */
async function addSecrets(
  steps: readonly TypedStep[],
  ready: readonly ReadyStep[],
  given: readonly string[],
  secrets: Secrets,
): Promise<void> {
  for (const { step, secrets: names } of steps) await secrets.resolve(step.input, names);
  for (const text of given) {
    const [, number = '', field = '', value] = /^(\d+)\.([^=]+)=(.*)$/s.exec(text) ?? [];
    const option = `--secret ${text.split('=', 1)[0] ?? ''}`;
    if (value === undefined)
      throw new ToolError('invalid-input', { field: option, problem: 'wrong-type', expected: 'STEP.FIELD=env:NAME' });
    const place = ready.find(({ step }) => step === Number(number));
    const isSecret = place?.operation.input[field]?.kind === 'secret' && field !== place.operation.source;
    const input = steps[Number(number) - 1]?.step.input;
    if (!isSecret || !input) {
      const known = ready.flatMap(({ step, operation }) =>
        Object.entries(operation.input)
          .filter(([name, { kind }]) => kind === 'secret' && name !== operation.source)
          .map(([name]) => `${step}.${name}`),
      );
      const fault = { field: option, problem: 'unknown', expected: known.join(' ') };
      throw new ToolError('invalid-input', known.length > 0 ? fault : { ...fault, reason: 'no-secrets' });
    }
    input[field] = await secrets.read(`${number}.${field}`, value);
  }
}

/** Is the standard input what the first step works on, or what has the items? */
function readsInput({ paths }: PipeOptions, { items }: Pipe, ready: readonly ReadyStep[]): boolean {
  const hasItems = items === 'lines' || items === 'json';
  return (paths[0] ?? '-') === '-' && (hasItems || ready[0]?.operation.source !== undefined);
}

async function openSteps(steps: readonly TypedStep[], ready: readonly ReadyStep[]): Promise<ReadyStep[]> {
  return Promise.all(
    ready.map(async (one) => {
      const input = await openFiles(one.operation.input, steps[one.step - 1]?.step.input);
      return { ...one, input: input as ReadyStep['input'] };
    }),
  );
}

async function runItems(
  runner: ItemRunner,
  pipe: Pipe,
  options: PipeOptions,
  streams: Streams,
  first: ReadyStep | undefined,
): Promise<void> {
  const { paths, out, jsonOutput } = options;
  if (pipe.items === 'files') return pipeFiles(runner, { paths, out, jsonOutput }, streams);
  if (out !== undefined) throw new ToolError('only-with-files', { option: '--out' });
  const [path, other] = paths;
  if (other !== undefined) throw new ToolError('too-many-files', { path: other });
  if (pipe.items === 'lines') return pipeLines(runner, { path, jsonOutput }, streams);
  const source = first?.operation.source;
  // A generator takes no value; it still runs once for each item.
  const takesValue = first === undefined || source !== undefined || pipe.items === 'json';
  const asFile = source !== undefined && first?.operation.input[source]?.kind === 'blob';
  const value = takesValue ? await readWhole(path, streams.stdin, asFile && pipe.items === 'whole') : undefined;
  const isJson = pipe.items === 'json';
  const written = isJson ? { value: await runJson(runner, value) } : await runner.next(value);
  if (written && !runner.stopped) await printValue(written.value, streams.stdout, jsonOutput && !isJson);
}

async function run(options: PipeOptions, streams: Streams): Promise<number> {
  const { pipe, steps } = await loadPipe(options);
  const ready = await readySteps({ steps: steps.map(({ step }) => step) });
  const secrets = new Secrets(streams, { isInputTaken: readsInput(options, pipe, ready), quiet: options.quiet });
  await addSecrets(steps, ready, options.secrets, secrets);
  const { timeLimit } = options;
  const run = runOperation({ timeLimit });
  const opened = await openSteps(steps, ready);
  refuseOptions(opened, true);
  const runner = new ItemRunner(pipe, opened, run, options.jsonOutput ? jsonLine : undefined);
  await runItems(runner, pipe, options, streams, ready[0]);
  const code = runner.stopped
    ? await report(await describePipeError(runner.stopped, 'en', pipe.items), streams, options.jsonOutput)
    : 0;
  if (options.report) await write(streams.stderr, `${JSON.stringify(await describeReport(runner.report, 'en'))}\n`);
  return code;
}

/** `toolcrib pipe PIPE [file|-]`. Answers the exit code. */
export async function runPipeCommand(args: readonly string[], streams: Streams): Promise<number> {
  const options = readPipeOptions(args);
  try {
    return await run(options, streams);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return report(await pipeFailure(error), streams, options.jsonOutput);
  }
}
