import { describe, expect, it } from 'vitest';
import { loadExamples } from '../load-examples.ts';
import { readPipe, type Pipe } from './format.ts';
import { goBack, noWayBack } from './go-back.ts';
import { runOperation, runPipe } from './run-pipe.ts';
import { batchOf, runStage, stageOf, writtenBy, type Stage } from './staged-run.ts';
import { readySteps } from './steps.ts';

const run = runOperation({});
const decode = { op: 'base64-string-converter/decode' };
const encode = { op: 'base64-string-converter/encode' };
const steps = (...all: object[]) => readySteps(readPipe({ version: 1, steps: all }));

async function staged(pipe: Pipe, input: string): Promise<{ stages: Stage[]; value: unknown }> {
  const batch = await batchOf(pipe.items, input);
  const stages = [stageOf(batch.items)];
  const options = { onError: pipe.onError, run, signal: new AbortController().signal, progress: () => undefined };
  for (const step of await readySteps(pipe)) {
    const stage = await runStage(step, stages.at(-1)?.outcomes ?? [], options);
    if (stage) stages.push(stage);
  }
  return { stages, value: await writtenBy(stages.at(-1) as Stage, batch, pipe.onError) };
}

describe('stages', () => {
  it.each([
    [{ items: 'whole' }, 'eyJhIjoxfQ=='],
    [{ items: 'lines', onError: 'keep' }, 'YQ==\r\n!\nYQpi'],
    [{ items: 'lines', onError: 'drop' }, 'YQ==\n!\n'],
    [{ items: 'json', onError: 'keep' }, '"YQ=="\n{"a":1.50}\n{oops'],
    [{ items: 'json' }, '["YQ==","Yg=="]'],
    [{ items: 'json', onError: 'keep' }, '["YQ==",{"a":[1,{}]}]'],
    [{ items: 'json' }, '[]'],
    [{ items: 'json', onError: 'keep' }, '[ 12345678901234567890, {"a":\n1.0} ]'],
  ])('give with %j what the pipe gives for %j', async (more, input) => {
    const pipe = readPipe({ version: 1, steps: [decode, encode, decode], ...more });
    const whole = await runPipe(pipe, input);
    expect(whole).toMatchObject({ ok: true, value: (await staged(pipe, input)).value });
  });

  it('stop at the first fault, and say which', async () => {
    const { stages } = await staged(readPipe({ version: 1, steps: [decode], items: 'lines' }), 'YQ==\n!\nYg==');
    expect(stages[1]).toMatchObject({ failed: 1, fault: { item: 2, step: 1, error: { code: 'invalid-base64' } } });
    expect(stages[1]?.outcomes).toHaveLength(2);
  });

  it('leave room for other work, tell how far they are, and can be cancelled', async () => {
    const [step] = await steps(encode);
    if (!step) throw new Error('no step');
    const { items } = await batchOf('lines', 'a\n'.repeat(20_000));
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    const done: number[] = [];
    const stage = await runStage(step, items, {
      onError: 'stop',
      run,
      signal: new AbortController().signal,
      progress: (count) => void done.push(count),
    });
    clearInterval(timer);
    expect(stage?.outcomes).toHaveLength(20_000);
    expect(others).toBeGreaterThan(2);
    expect(done.length).toBeGreaterThan(2);
    const stop = new AbortController();
    const progress = () => stop.abort();
    expect(await runStage(step, items, { onError: 'stop', run, signal: stop.signal, progress })).toBeUndefined();
  });

  it('cut and write a long text while other work goes on', async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    const input = 'abc\n'.repeat(300_000);
    const batch = await batchOf('lines', input);
    const afterCutting = others;
    expect(await writtenBy(stageOf(batch.items), batch, 'stop')).toBe(input);
    clearInterval(timer);
    expect(afterCutting).toBeGreaterThan(1);
    expect(others).toBeGreaterThan(afterCutting);
  });
});

describe('the way back', () => {
  it('gives the input that would give the value', async () => {
    const all = await steps(decode, { op: 'json-prettify/format', input: { indent: 4 } });
    expect(await noWayBack(all)).toBeUndefined();
    expect(await goBack(all, '{\n    "a": 2\n}', run)).toEqual({ ok: true, value: 'eyJhIjoyfQ==' });
  });

  it('refuses bytes, which the input of a page cannot be', async () => {
    const examples = await loadExamples('x509-parser/to-pem');
    const certificate = examples.map(({ value }) => value).find((value) => typeof value === 'string');
    const toPem = await steps({ op: 'x509-parser/to-pem' });
    expect(await noWayBack(toPem)).toBeUndefined();
    expect(await goBack(toPem, certificate, run)).toMatchObject({ ok: false, step: 1, error: { code: 'not-text' } });
  });

  it('names the step that nothing undoes', async () => {
    const all = await steps({ op: 'slugify-string/slugify' }, encode);
    expect((await noWayBack(all))?.step).toBe(1);
    expect((await noWayBack(await steps({ ...encode, pick: '/a' })))?.step).toBe(1);
    expect((await noWayBack(await steps({ op: 'url-encoder/encode', input: { keepEncoded: true } })))?.step).toBe(1);
  });
});
