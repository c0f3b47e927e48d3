import type { Draft, Fields } from '#core/field.ts';
import { ToolError, type Failure } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { runWithMessage, type ExecuteOptions } from '../run-with-message.ts';
import { describePipeError, describeReport } from './describe.ts';
import { readPipe, type Pipe } from './format.ts';
import { ItemRunner, itemsOf, jsonItems, linesOf, type Report } from './items.ts';
import { jsonOf, joinElements } from './json-text.ts';
import { faultAt, readySteps, refuseOptions, textOf, type RunStep } from './steps.ts';

/** The result of a pipe; with items, a report says how many succeeded. */
export type PipeResult =
  | { readonly ok: true; readonly value: unknown; readonly report?: Report }
  | { readonly ok: false; readonly error: Failure };

async function runWhole(runner: ItemRunner, value: unknown): Promise<unknown> {
  return (await runner.next(value))?.value;
}

/** The text of the whole input. */
async function wholeText(value: unknown): Promise<string> {
  const text = await textOf(value);
  if (text === undefined) throw new ToolError('not-text', { step: 1 });
  return text;
}

async function runLines(runner: ItemRunner, value: unknown): Promise<unknown> {
  const written: string[] = [];
  for (const { text, end } of linesOf(await wholeText(value))) {
    const line = await runner.next(text);
    if (runner.stopped) break;
    if (line) written.push(String(line.value), end);
  }
  return written.join('');
}

async function runFiles(runner: ItemRunner, files: unknown): Promise<unknown> {
  const written: unknown[] = [];
  for (const file of Array.isArray(files) ? (files as unknown[]) : [files]) {
    const one = await runner.next(file);
    if (runner.stopped) break;
    if (one) written.push(one.value);
  }
  return written;
}

/** Each element of an array, or each document of NDJSON, written the way it was read. */
export async function runJson(runner: ItemRunner, value: unknown): Promise<unknown> {
  const isGiven = Array.isArray(value);
  const { form, items } = isGiven ? itemsOf(value) : await jsonItems(await wholeText(value));
  const values: unknown[] = [];
  const texts: string[] = [];
  for (const { source, value: item, fault } of items) {
    const one = fault ? runner.refuse(faultAt(1, 'invalid-json', fault).error, source) : await runner.next(item);
    if (runner.stopped) break;
    if (!one) continue;
    if (isGiven) values.push(one.value);
    else texts.push(one.isKept ? source : await jsonOf(one.value, form === 'array' ? 2 : undefined));
  }
  if (isGiven) return values;
  return form === 'array' ? joinElements(texts) : texts.map((text) => `${text}\n`).join('');
}

/** The way each kind of items passes through the steps. */
const ways: Readonly<Record<Pipe['items'], (runner: ItemRunner, value: unknown) => Promise<unknown>>> = {
  whole: runWhole,
  lines: runLines,
  files: runFiles,
  json: runJson,
};

/** Runs a pipe that `read` returned; `run` runs one operation. */
export async function runReadPipe(
  read: () => Pipe | Promise<Pipe>,
  value: unknown,
  run: RunStep,
  language: Language,
): Promise<PipeResult> {
  try {
    const pipe = await read();
    const steps = await readySteps(pipe);
    refuseOptions(steps, true);
    const runner = new ItemRunner(pipe, steps, run);
    const written = await ways[pipe.items](runner, value);
    if (runner.stopped) return { ok: false, error: await describePipeError(runner.stopped, language, pipe.items) };
    if (pipe.items === 'whole') return { ok: true, value: written };
    return { ok: true, value: written, report: await describeReport(runner.report, language) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, details } = error;
    return { ok: false, error: await describePipeError({ code, message: code, details }, language) };
  }
}

/** `runWithMessage`, with the sentences that only the operation has. */
export const runOperation =
  (options: ExecuteOptions): RunStep =>
  (operation, draft) =>
    runWithMessage(operation, draft as Draft<Fields>, options);

/** A buffer, or any view of one, as bytes. */
function bytesOf(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : value;
}

/**
 * Runs a pipe on a value: text, bytes, a file, or a JSON value; with items `files`, a list of them. Like `execute`, it
 * returns errors that a user can correct as values: `{ ok: false, error }`.
 *
 * @example
 * ```ts
 * const pipe = { version: 1, steps: [{ op: 'base64-string-converter/decode' }, { op: 'json-prettify/format' }] };
 * const result = await runPipe(pipe, 'eyJhIjoxfQ==');
 * if (result.ok) console.log(result.value);
 * ```
 */
export async function runPipe(pipe: unknown, value: unknown, options: ExecuteOptions = {}): Promise<PipeResult> {
  const { language = 'en' } = options;
  const given = Array.isArray(value) ? value.map(bytesOf) : bytesOf(value);
  return runReadPipe(() => readPipe(pipe), given, runOperation({ ...options, language }), language);
}
