import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { flag } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { type Sample, sampleOf, sampleOfFile, sampleSize } from '#core/sample.ts';
import { loadOperation } from '#run/load-operations.ts';
import { recognise, type Recognition } from '#run/recognise.ts';
import { sampleField } from '#run/sample-field.ts';
import { byteLines, readChunks } from './byte-lines.ts';
import { decodeText, unreadable } from './files.ts';
import { readOptions } from './options.ts';
import { toJson } from '#run/value-json.ts';
import { write, type Streams } from './streams.ts';
import { table } from './table.ts';

interface Start {
  readonly bytes: Uint8Array;
  /** Of the whole, in bytes. */
  readonly length: number;
}

/** The first bytes of a stream, and how many there are in all. */
async function readStart(stream: Readable): Promise<Start> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    if (length < sampleSize) chunks.push(chunk.subarray(0, sampleSize - length));
    length += chunk.length;
  }
  return { bytes: Buffer.concat(chunks), length };
}

async function readFileStart(path: string): Promise<Start> {
  try {
    const { bytes } = await readStart(createReadStream(path, { end: sampleSize - 1 }));
    return { bytes, length: Math.max(bytes.length, (await stat(path)).size) };
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** The request with the file in its place, where the sample does not hold the whole of it. */
async function withSource(sample: Sample, path: string, found: Recognition): Promise<Recognition> {
  const { text, complete } = sample.source;
  if (text !== undefined && complete) return found;
  const held = text === undefined ? undefined : sampleField(sample, found.input);
  if (text !== undefined && held === undefined) return found;
  const operation = await loadOperation(found.op);
  const source = operation?.source;
  const { [held ?? '']: _, ...others } = found.input;
  // Where the operation takes a file, that is opened; a text field has the path itself.
  const field = source !== undefined && operation?.input[source]?.kind === 'blob' ? source : (held ?? source);
  if (field === undefined || Object.hasOwn(others, field)) return found;
  return { ...found, input: { ...others, [field]: path } };
}

async function recogniseLines(path: string, { stdin, stdout }: Streams): Promise<void> {
  for await (const lines of byteLines(readChunks(path, stdin))) {
    for (const { bytes } of lines) {
      const line = decodeText(bytes, path === '-' ? 'The standard input' : path).replace(/\r$/, '');
      await write(stdout, `${await toJson(await recognise(sampleOf(sampleText(line))))}\n`);
    }
  }
}

/** A sample of several lines stands on one as a string of JSON. */
function sampleText(line: string): string {
  if (!/^".*"$/.test(line)) return line;
  try {
    return String(JSON.parse(line));
  } catch {
    return line;
  }
}

/** `toolcrib recognise [file|-] [--json-output] [--lines]`. Answers the exit code. */
export async function printRecognitions(args: readonly string[], streams: Streams): Promise<number> {
  const {
    source: path = '-',
    draft,
    jsonOutput,
  } = readOptions({ lines: flag(false) }, args, {
    common: ['--json-output'],
  });
  const { stdin, stdout } = streams;
  if (draft['lines'] === true) {
    await recogniseLines(path, streams);
    return 0;
  }
  const start = path === '-' ? await readStart(stdin) : await readFileStart(path);
  const sample = sampleOfFile({ ...start, name: path === '-' ? undefined : basename(path) });
  const found = await Promise.all((await recognise(sample)).map((one) => withSource(sample, path, one)));
  if (found.length === 0) throw new ToolError('not-recognised');
  if (jsonOutput) await write(stdout, `${await toJson(found, 2)}\n`);
  else await write(stdout, table(found.map(({ op, score, reason }) => [String(score), op, reason])));
  return 0;
}
