import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  RequestSchema,
  type CallToolRequest,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { ToolError } from '#core/operation.ts';
import { startOf } from '#core/start-of.ts';
import { describePipeError } from '#run/pipe/describe.ts';
import { pipeErrors } from '#run/pipe/words.ts';
import type { RunStep } from '#run/pipe/steps.ts';
import { failureOf } from '../messages.ts';
import type { OpenNamed } from './file-access.ts';
import { CallError, type McpTool } from './tools.ts';

/** In UTF-16 units; a client's context is not for more. */
const longestText = 200_000;

function shortened(text: string): string {
  if (text.length <= longestText) return text;
  const start = startOf(text, longestText);
  return `${start}\n[Cut: the first ${start.length} of ${text.length} characters.]`;
}

/** What a client can mend, in a sentence; undefined for a bug. */
async function sentenceFor(error: unknown): Promise<string | undefined> {
  if (error instanceof CallError) return error.message;
  if (!(error instanceof ToolError)) return undefined;
  const { code, details } = error;
  if (details['step'] !== undefined && Object.hasOwn(pipeErrors, `error.${code}`))
    return (await describePipeError({ code, message: code, details }, 'en')).message;
  return failureOf(code, details).message;
}

const answer = (texts: readonly string[], isError = false): CallToolResult => ({
  content: texts.map((text) => ({ type: 'text', text: shortened(text) })),
  ...(isError && { isError }),
});

/**
 * A call of any form. The SDK checks the form once more before the handler runs, and says `InvalidParams`; a schema that
 * refuses it here would be told as an internal error.
 */
const AnyCallSchema = RequestSchema.extend({ method: CallToolRequestSchema.shape.method });

interface ServerOptions {
  readonly tools: readonly McpTool[];
  readonly open: OpenNamed;
  /** Runs an operation until it is done or canceled. */
  readonly run: (signal: AbortSignal) => RunStep;
  /** Of bugs. */
  readonly onBug: (error: unknown) => void;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A server of the Model Context Protocol, and what waits until every call is answered. */
export function createMcpServer({ tools, open, run, onBug }: ServerOptions): {
  readonly server: Server;
  readonly settled: () => Promise<void>;
} {
  const version = String(import.meta.env['VITE_APP_VERSION'] ?? '0.0.0');
  const server = new Server(
    { name: 'toolcrib', title: 'Toolcrib', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Small exact developer tools: encoders, hashes, converters, formatters, parsers. Search for an operation, read its description, then run it; run_pipe joins several.',
    },
  );
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const running = new Set<Promise<unknown>>();

  const call = async (name: string, given: unknown, signal: AbortSignal): Promise<CallToolResult> => {
    const tool = byName.get(name);
    if (!tool) return answer([`No tool is called “${name}”.`], true);
    try {
      return answer(await tool.call(given, { run: run(signal), open }));
    } catch (error) {
      const sentence = await sentenceFor(error);
      if (sentence === undefined) onBug(error);
      return answer([sentence ?? 'The operation failed because of a bug in Toolcrib.'], true);
    }
  };

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: { title, readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(AnyCallSchema, (request, { signal }) => {
    const { params } = request as CallToolRequest;
    const result = call(params.name, params.arguments, signal);
    running.add(result);
    void result.finally(() => running.delete(result));
    return result;
  });
  // A message that was just read has not become a call yet, and an answer is sent after its call.
  const settled = async (): Promise<void> => {
    do {
      await nextTask();
      await Promise.all(running);
      await nextTask();
    } while (running.size > 0);
  };
  return { server, settled };
}
