import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mismatch, type Example } from '../src/core/example.ts';
import type { Failure, Result } from '../src/core/operation.ts';
import { byIdPath, openById, toPlain, type ById } from './by-id.ts';
import { expect, test, toolIds } from './fixtures.ts';
import { operationsOf } from './operations.ts';

interface Call {
  readonly id: string;
  readonly input: object;
  /** The names of the fields that take files. */
  readonly files: readonly string[];
}
type Place = 'runOnPage' | 'runInWorker';

const cli = 'dist/cli/toolcrib.js';

async function examplesOf(tool: string): Promise<readonly Example[]> {
  const { examples } = (await import(`../src/tools/${tool}/examples.ts`)) as { readonly examples: readonly Example[] };
  return examples;
}

async function callsOf(tool: string, examples: readonly Example[]): Promise<readonly Call[]> {
  const fields = new Map((await operationsOf(tool)).map(({ id, input }) => [id, Object.entries(input)]));
  return Promise.all(
    examples.map(async ({ op, input }) => {
      const id = `${tool}/${op}`;
      const files = (fields.get(id) ?? []).flatMap(([name, { kind }]) => (kind === 'blob' ? [name] : []));
      return { id, input: (await toPlain(input)) as object, files };
    }),
  );
}

/** The answer without its sentence, which depends on the language: what has to be the same everywhere. */
function essence(result: Result<unknown>): Result<unknown> {
  return result.ok ? result : { ok: false, error: { ...result.error, message: '' } };
}

/** What stands on a line, with plain values for bytes and files. */
const read = (line: string): Result<unknown> => essence(JSON.parse(line) as Result<unknown>);

function runJsonl(calls: readonly Call[]): Result<unknown>[] {
  const input = calls.map(({ id, input }) => `${JSON.stringify({ op: id, input })}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'jsonl'], { input, maxBuffer: 2 ** 28 });
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
  return stdout.toString().trimEnd().split('\n').map(read);
}

/** One call with everything given as JSON; prints the value alone, or the error alone. */
function runDirectly({ id, input }: Call): Result<unknown> {
  const args = [cli, ...id.split('/'), '--json', JSON.stringify(input), '--json-output'];
  const { status, stdout } = spawnSync(process.execPath, args, { input: '' });
  const printed: unknown = JSON.parse(stdout.toString());
  return essence(status === 0 ? { ok: true, value: printed } : { ok: false, error: printed as Failure });
}

test('web = cli: the worker that is tested is the one that is shipped', () => {
  // Its name holds the digest of its content.
  const workers = readdirSync('.cache/by-id/assets').filter((name) => name.startsWith('worker-'));
  expect(workers).toHaveLength(1);
  expect(readdirSync('dist/site/assets')).toContain(workers[0]);
});

test('web = cli: the page, the worker, jsonl and the command line answer every public example alike', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const all = await Promise.all(
    toolIds.map(async (tool) => {
      const examples = await examplesOf(tool);
      const calls = await callsOf(tool, examples);
      return examples.map((example, index) => ({ example, call: calls[index] as Call, first: index === 0 }));
    }),
  ).then((lists) => lists.flat());
  const calls = all.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(toolIds.length);

  await openById(page);
  const runAll = async (place: Place, some = calls): Promise<Result<unknown>[]> => {
    const lines = await page.evaluate(
      async ({ path, place, calls }) => {
        const { [place]: run } = (await import(path)) as ById;
        const { toJson } = globalThis as unknown as { readonly toJson: (value: unknown) => Promise<string> };
        const blobOf = ({ base64, type = '' }: { base64: string; type?: string }): Blob =>
          new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
        const lines: string[] = [];
        for (const { id, input, files } of calls) {
          const opened = files.flatMap((name) => {
            const value = (input as Record<string, unknown>)[name];
            return value === undefined ? [] : [[name, blobOf(value as { base64: string })] as const];
          });
          lines.push(await toJson(await run(id, { ...input, ...Object.fromEntries(opened) })));
        }
        return lines;
      },
      { path: byIdPath, place, calls: some },
    );
    return lines.map(read);
  };

  // As the command line writes values: bytes and files in base64.
  await page.evaluate(() => {
    const base64Of = async (blob: Blob): Promise<string> => {
      let binary = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
      return btoa(binary);
    };
    const plain = async (value: unknown): Promise<unknown> => {
      if (value instanceof Uint8Array) return { base64: await base64Of(new Blob([value as Uint8Array<ArrayBuffer>])) };
      if (value instanceof Blob) {
        return { base64: await base64Of(value), ...(value.type === '' ? {} : { type: value.type }) };
      }
      if (Array.isArray(value)) return Promise.all(value.map(plain));
      if (typeof value !== 'object' || value === null) return value;
      const entries = await Promise.all(Object.entries(value).map(async ([name, item]) => [name, await plain(item)]));
      return Object.fromEntries(entries) as unknown;
    };
    Object.assign(globalThis, { toJson: async (value: unknown) => JSON.stringify(await plain(value)) });
  });

  const onPage = await runAll('runOnPage');
  const inWorker = await runAll('runInWorker');
  const byLine = runJsonl(calls);

  // A small random choice comes out the same twice, but not twelve times in a row.
  const random = new Set<Call>();
  const loose = all.flatMap(({ example, call }, index) => ('partial' in example ? [{ call, index }] : []));
  for (let run = 0; run < 12; run++) {
    const again = await runAll(
      'runOnPage',
      loose.map(({ call }) => call),
    );
    for (const [at, { call, index }] of loose.entries()) {
      if (JSON.stringify(again[at]) !== JSON.stringify(onPage[index])) random.add(call);
    }
  }

  for (const [index, { example, call, first }] of all.entries()) {
    const answers = {
      page: onPage[index],
      worker: inWorker[index],
      jsonl: byLine[index],
      ...(first && { 'command line': runDirectly(call) }),
    };
    for (const [place, answer] of Object.entries(answers)) {
      const where = `${call.id} ${JSON.stringify(call.input)} ${place}`;
      // Nothing random in it: every place has to give these very bytes.
      if (!random.has(call)) expect(JSON.stringify(answer), where).toBe(JSON.stringify(onPage[index]));
      expect(answer && mismatch({ ...example, ...(await plainRule(example)) }, answer), where).toBeUndefined();
    }
  }
});

/** The expected value as it looks after JSON; a rule with patterns stays as it is. */
async function plainRule({ value }: Example): Promise<Partial<Example>> {
  return value === undefined ? {} : { value: JSON.parse(JSON.stringify(await toPlain(value))) as unknown };
}
