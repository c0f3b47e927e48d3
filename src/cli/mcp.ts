// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../vite-env.d.ts" />
import { Readable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { optional, text } from '#core/field.ts';
import { nearest } from '#core/nearest.ts';
import { ToolError } from '#core/operation.ts';
import { loadOperations } from '#run/load-operations.ts';
import { runOperation } from '#run/pipe/run-pipe.ts';
import { fileAccess } from './mcp/file-access.ts';
import { createMcpServer } from './mcp/server.ts';
import { generalTools, toolFor, type McpTool } from './mcp/tools.ts';
import { readOptions } from './options.ts';
import type { Streams } from './streams.ts';

const newline = 0x0a;

/** `json-*` → what it stands for. */
function matcherOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w/-]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** The operations of the tools that `--only` names, each a tool of its own. Error: `unknown-tool` { name, nearest }. */
export async function operationTools(only: string | undefined): Promise<McpTool[]> {
  if (only === undefined) return [];
  const { default: rows } = await import('virtual:tools/rows');
  const patterns = only
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const names = rows.map(({ id }) => id);
  const unknown = patterns.find((pattern) => !names.some((name) => matcherOf(pattern).test(name)));
  if (unknown !== undefined) throw new ToolError('unknown-tool', { name: unknown, nearest: nearest(unknown, names) });
  const wanted = names.filter((name) => patterns.some((pattern) => matcherOf(pattern).test(name)));
  const operations = (await Promise.all(wanted.map((name) => loadOperations(name)))).flat();
  return Promise.all(operations.map((operation) => toolFor(operation)));
}

/** The same bytes, with the line break that a client may leave out at the very end. */
async function* withLastBreak(stdin: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let last: number | undefined = newline;
  for await (const chunk of stdin) {
    last = chunk.at(-1) ?? last;
    yield chunk;
  }
  if (last !== newline) yield Uint8Array.of(newline);
}

/** JSON-RPC 2.0, section 5.1: a line that is not a message is answered with an error that names no request. */
function refusalOf(error: Error): string | undefined {
  const reasons: Readonly<Record<string, readonly [code: number, message: string]>> = {
    SyntaxError: [ErrorCode.ParseError, 'Parse error: the line is not JSON.'],
    ZodError: [ErrorCode.InvalidRequest, 'Invalid request: the line is not a JSON-RPC 2.0 message.'],
  };
  const reason = reasons[error.name];
  if (!reason) return undefined;
  const [code, message] = reason;
  return `${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`;
}

/** `toolcrib mcp [--only a,b-*] [--read-only-files DIR]`: serves until the standard input ends. Answers the exit code. */
export async function serveMcp(args: readonly string[], { stdin, stdout, stderr }: Streams): Promise<number> {
  const { draft, source } = readOptions({ only: optional(text()), readOnlyFiles: optional(text()) }, args, {
    common: [],
  });
  if (source !== undefined) throw new ToolError('no-file-field', { path: source });
  const { only, readOnlyFiles } = draft as { readonly only?: string; readonly readOnlyFiles?: string };
  const { server, settled } = createMcpServer({
    tools: [...generalTools, ...(await operationTools(only))],
    open: await fileAccess(readOnlyFiles),
    run: (signal) => runOperation({ signal }),
    onBug: (error) => stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`),
  });
  const messages = Readable.from(withLastBreak(stdin));
  const transport = new StdioServerTransport(messages, stdout);
  const ended = new Promise<number>((resolve) => {
    messages.once('end', () => resolve(0)).once('close', () => resolve(0));
    // Closes by itself after a line of more than 10 MB.
    transport.onclose = () => resolve(1);
  });
  transport.onerror = (error) => {
    const refusal = refusalOf(error);
    if (refusal === undefined) stderr.write(`${error.message}\n`);
    else stdout.write(refusal);
  };
  await server.connect(transport);
  const code = await ended;
  await settled();
  await server.close();
  messages.destroy();
  return code;
}
