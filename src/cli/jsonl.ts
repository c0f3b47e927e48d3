import { check, json, text } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { findOperation } from '#run/find-operation.ts';
import { byteLines, readChunks } from './byte-lines.ts';
import { decodeText } from './files.ts';
import { invoke } from './invoke.ts';
import { readOptions } from './options.ts';
import { readJson } from './read-json.ts';
import { toJson } from '#run/value-json.ts';
import { failureOf } from './messages.ts';
import { write, type Streams } from './streams.ts';

const request = { op: text(), input: json({}) };

function textOf(line: Uint8Array): string {
  try {
    return decodeText(line, 'line');
  } catch {
    throw new ToolError('invalid-json', { where: 'line', problem: 'the bytes are not UTF-8' });
  }
}

function readRequest(line: Uint8Array): { op: string; input: unknown } {
  const checked = check(request, readJson(textOf(line).replace(/^\uFEFF/, ''), 'line'));
  if (!checked.ok) throw new ToolError('invalid-input', { ...checked.fault });
  return checked.value;
}

/** `toolcrib jsonl [file|-]`: answers requests until they end; the exit code is 70 when an operation had a bug. */
export async function answerLines(args: readonly string[], { stdin, stdout, stderr }: Streams): Promise<number> {
  const { source, timeLimit } = readOptions({}, args, { common: ['--time-limit', '--json-output'] });
  let exitCode = 0;
  const answer = async (line: Uint8Array): Promise<string> => {
    try {
      const { op, input } = readRequest(line);
      return await toJson(await invoke(await findOperation(op), input, timeLimit));
    } catch (error) {
      if (error instanceof ToolError) return toJson({ ok: false, error: failureOf(error.code, error.details) });
      exitCode = 70;
      const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
      await write(stderr, `${stack}\n`);
      return toJson({ ok: false, error: failureOf('internal-error', { cause: message }) });
    }
  };
  // Split at LF only: U+2028 may stand in a JSON text, and `node:readline` would split there.
  for await (const lines of byteLines(readChunks(source, stdin))) {
    for (const { bytes } of lines) await write(stdout, `${await answer(bytes)}\n`);
  }
  return exitCode;
}
