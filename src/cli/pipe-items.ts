import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ToolError } from '#core/operation.ts';
import type { ItemRunner } from '#run/pipe/items.ts';
import type { Outcome } from '#run/pipe/steps.ts';
import { toJson } from '#run/value-json.ts';
import { byteLines, readChunks, type ByteLine } from './byte-lines.ts';
import { causeOf, openFile, unreadable } from './files.ts';
import { failureOf } from './messages.ts';
import { printValue } from './output.ts';
import { readAll, write, type Streams } from './streams.ts';

/** All of a file, or of the standard input. With `asFile` a file is opened, and read only as far as it is asked for. */
export async function readWhole(
  path: string | undefined,
  stdin: Streams['stdin'],
  asFile: boolean,
): Promise<Uint8Array | Blob> {
  if (path !== undefined && path !== '-') {
    if (asFile) return openFile(path);
    return readFile(path).catch((error: unknown) => Promise.reject(unreadable(path, error)));
  }
  if (path === undefined && stdin.isTTY === true) {
    throw new ToolError('invalid-input', { field: 'file', problem: 'missing', expected: 'file | -' });
  }
  return readAll(stdin);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a line and what ends it; a line that is not UTF-8 stays bytes. */
function readLine({ bytes, isEnded }: ByteLine): { readonly value: string | Uint8Array; readonly end: string } {
  const isCrlf = isEnded && bytes.at(-1) === 0x0d;
  const content = isCrlf ? bytes.subarray(0, -1) : bytes;
  const end = isCrlf ? '\r\n' : isEnded ? '\n' : '';
  try {
    return { value: utf8.decode(content), end };
  } catch {
    return { value: content, end };
  }
}

/** The value of a line as JSON. */
export const jsonLine = async (value: unknown): Promise<Outcome> => ({ ok: true, value: await toJson(value) });

interface LineOptions {
  readonly path: string | undefined;
  readonly jsonOutput: boolean;
}

/** How long a finished line may wait for others, in milliseconds, and how long all of them may grow. */
const longestWait = 100;
const largestWrite = 65_536;

/** Runs line by line: what is read is written before more is read, so memory does not grow with the number of lines. */
export async function pipeLines(
  runner: ItemRunner,
  { path, jsonOutput }: LineOptions,
  { stdin, stdout }: Streams,
): Promise<void> {
  /** Texts and bytes by turns. */
  let written: (string | Uint8Array)[] = [];
  let size = 0;
  let since = performance.now();
  const flush = async (): Promise<void> => {
    for (const part of written) await write(stdout, part);
    written = [];
    size = 0;
    since = performance.now();
  };
  const add = (value: unknown, end: string): void => {
    for (const part of value instanceof Uint8Array ? [value, end] : [String(value) + end]) {
      const last = written.length - 1;
      if (typeof part === 'string' && typeof written[last] === 'string') written[last] += part;
      else written.push(part);
      size += part.length;
    }
  };
  for await (const lines of byteLines(readChunks(path, stdin))) {
    for (const line of lines) {
      const { value, end } = readLine(line);
      const one = await runner.next(value);
      if (runner.stopped) return flush();
      if (one) add(one.isKept && jsonOutput ? await toJson(one.value) : one.value, end);
      if (size > largestWrite || performance.now() - since > longestWait) await flush();
    }
    await flush();
  }
}

async function bytesOf(value: unknown): Promise<string | Uint8Array> {
  if (typeof value === 'string' || value instanceof Uint8Array) return value;
  return value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : `${await toJson(value, 2)}\n`;
}

interface FileOptions {
  readonly paths: readonly string[];
  readonly out: string | undefined;
  readonly jsonOutput: boolean;
}

/** Each file must keep its own name in the folder. */
function refuseSameNames(paths: readonly string[], folder: string): void {
  const names = paths.map((path) => basename(path));
  const name = names.find((one, at) => names.indexOf(one) < at);
  if (name !== undefined) throw new ToolError('same-name', { name, folder });
}

const unwritable = (path: string): ((error: unknown) => never) => {
  return (error) => {
    throw new ToolError('unwritable-file', { path, cause: causeOf(error) });
  };
};

async function writeResult(folder: string, path: string, value: unknown): Promise<void> {
  const target = join(folder, basename(path));
  await writeFile(target, await bytesOf(value)).catch(unwritable(target));
}

async function nextFile(runner: ItemRunner, path: string): Promise<Awaited<ReturnType<ItemRunner['next']>>> {
  try {
    return await runner.next(await openFile(path));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return runner.refuse(failureOf(error.code, { step: 1, ...error.details }), undefined);
  }
}

/** Runs file by file; the results go to a folder under the same names, or one after the other to the standard output. */
export async function pipeFiles(
  runner: ItemRunner,
  { paths, out, jsonOutput }: FileOptions,
  { stdout }: Streams,
): Promise<void> {
  if (paths.length === 0) throw new ToolError('invalid-input', { field: 'file', problem: 'missing', expected: 'file' });
  if (out !== undefined) {
    refuseSameNames(paths, out);
    await mkdir(out, { recursive: true }).catch(unwritable(out));
  }
  for (const path of paths) {
    const one = await nextFile(runner, path);
    if (runner.stopped) return;
    if (!one || one.value === undefined) continue;
    if (out === undefined) await printValue(one.value, stdout, jsonOutput);
    else await writeResult(out, path, one.value);
  }
}
