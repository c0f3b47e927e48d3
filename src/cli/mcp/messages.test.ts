import { expect, it } from 'vitest';
import { testStreams } from '../fixture.ts';
import { serveMcp } from '../mcp.ts';

const parseError = { jsonrpc: '2.0', id: null, error: { code: -32_700 } };
const invalidRequest = { jsonrpc: '2.0', id: null, error: { code: -32_600 } };
const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n';

it.each([
  ['{oops\n', parseError],
  ['not JSON\r\n', parseError],
  ['{"jsonrpc":"2.0","id":1,"method":"ping"\n', parseError],
  ['{"id":1}\n', invalidRequest],
  ['[]\n', invalidRequest],
  ['null\n', invalidRequest],
])('the line %j is answered with an error, and the next one is served', async (line, error) => {
  const streams = testStreams(line + ping);
  expect(await serveMcp([], streams)).toBe(0);
  const answers = streams.stdout.text
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as unknown);
  expect(answers).toMatchObject([error, { id: 7, result: {} }]);
  expect(streams.stderr.text).toBe('');
});

it('answers a last message without a line break', async () => {
  const streams = testStreams(ping.trimEnd());
  expect(await serveMcp([], streams)).toBe(0);
  expect(JSON.parse(streams.stdout.text)).toMatchObject({ id: 7, result: {} });
});

it.each([
  ['without a name', {}],
  ['with arguments that are a list', { name: 'run_operation', arguments: [1] }],
])('says that a call %s is not valid', async (_, params) => {
  const streams = testStreams(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })}\n`);
  expect(await serveMcp([], streams)).toBe(0);
  expect(JSON.parse(streams.stdout.text)).toMatchObject({ id: 1, error: { code: -32_602 } });
});

it('ends with a line of more than 10 MB, and says so', async () => {
  const streams = testStreams(
    ['{"jsonrpc":"2.0","id":1,"method":"', 'x'.repeat(10_485_760)].map((part) => Buffer.from(part)),
  );
  expect(await serveMcp([], streams)).toBe(1);
  expect(streams.stdout.text).toBe('');
  expect(streams.stderr.text).toMatch(/maximum size of 10485760 bytes\n$/);
});
