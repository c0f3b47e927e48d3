import { spawnSync } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The server as clients start it: a process of its own that speaks over its standard input and output. */
const client = new Client({ name: 'proof', version: '1' });

beforeAll(() =>
  client.connect(new StdioClientTransport({ command: process.execPath, args: ['dist/cli/toolcrib.js', 'mcp'] })),
);
afterAll(() => client.close());

async function call(name: string, given: Record<string, unknown>, signal?: AbortSignal): Promise<unknown> {
  return (await client.callTool({ name, arguments: given }, undefined, signal && { signal })).content;
}

it('answers while another call runs, and ends one that is cancelled', async () => {
  const stop = new AbortController();
  const long = call('run_operation', { op: 'bcrypt/hash', input: { password: 'x', cost: 20 } }, stop.signal);
  const pipe = 'base64-string-converter/decode | json-minify/minify';
  expect(await call('run_pipe', { pipe, value: 'eyAiYSI6MSB9' })).toEqual([{ type: 'text', text: '{"a":1}' }]);
  stop.abort('enough');
  await expect(long).rejects.toThrow('enough');
  const again = await call('run_operation', { op: 'base64-string-converter/encode', input: { text: 'é' } });
  expect(again).toEqual([{ type: 'text', text: 'w6k=' }]);
});

it('knows every operation', async () => {
  const found = await call('search_operations', { query: 'bcrypt' });
  expect(JSON.stringify(found)).toContain('bcrypt/verify');
});

it('answers everything before it ends with its input', () => {
  const request = (id: number, method: string, params: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'proof', version: '1' } };
  const calls = [1, 2, 3].map((id) =>
    request(id, 'tools/call', { name: 'search_operations', arguments: { query: 'jwt' } }),
  );
  const input = request(0, 'initialize', hello) + calls.join('');
  const { status, stdout } = spawnSync(process.execPath, ['dist/cli/toolcrib.js', 'mcp'], { input, encoding: 'utf8' });
  const answered = stdout
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: number }).id);
  expect([status, answered.toSorted()]).toEqual([0, [0, 1, 2, 3]]);
});
