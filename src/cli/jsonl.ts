import { check, json, text } from '#core/field.ts';
import { nearest } from '#core/nearest.ts';
import { ToolError, type Operation } from '#core/operation.ts';
import { loadOperation, loadOperations } from '#run/engines.ts';
import { decodeText } from './files.ts';
import { invoke } from './invoke.ts';
import { toJson } from './output.ts';
import { failureOf } from './sentences.ts';
import { write, type Streams } from './streams.ts';

const newline = 0x0a;

/** Splits at LF only: U+2028 may stand in a JSON text, and `node:readline` would split there. */
async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...pending, chunk.subarray(start, end)]);
      pending = [];
      start = end + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
  }
  if (pending.length > 0) yield Buffer.concat(pending);
}

const request = { op: text(), input: json({}) };

function readRequest(line: Uint8Array): { op: string; input: unknown } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(decodeText(line, 'line').replace(/^\uFEFF/, ''));
  } catch (error) {
    const problem = error instanceof SyntaxError ? error.message : 'not UTF-8';
    throw new ToolError('invalid-json', { where: 'line', problem });
  }
  const checked = check(request, parsed);
  if (!checked.ok) throw new ToolError('invalid-input', { ...checked.fault });
  return checked.value;
}

async function findOperation(id: string): Promise<Operation> {
  const found = await loadOperation(id);
  if (found) return found;
  const { default: rows } = await import('virtual:tools/rows');
  const tools = rows.map((row) => row.id);
  const [tool = ''] = id.split('/');
  const siblings = (await loadOperations(tool)).map((operation) => operation.id);
  const names = siblings.length > 0 ? nearest(id, siblings) : nearest(tool, tools);
  throw new ToolError('unknown-operation', { name: id, nearest: names });
}

/** Answers requests until the input ends; the exit code is 70 when an operation had a bug. */
export async function answerLines({ stdin, stdout, stderr }: Streams): Promise<number> {
  let exitCode = 0;
  const answer = async (line: Uint8Array): Promise<string> => {
    try {
      const { op, input } = readRequest(line);
      return await toJson(await invoke(await findOperation(op), input));
    } catch (error) {
      if (error instanceof ToolError) return toJson({ ok: false, error: failureOf(error.code, error.details) });
      exitCode = 70;
      const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
      await write(stderr, `${stack}\n`);
      return toJson({ ok: false, error: failureOf('internal-error', { cause: message }) });
    }
  };
  for await (const line of linesOf(stdin)) await write(stdout, `${await answer(line)}\n`);
  return exitCode;
}
