import { beforeAll, expect, it } from 'vitest';
import { mismatch } from '../src/core/example.ts';
import type { Result } from '../src/core/operation.ts';
import { publicExamples, randomCalls, repeats, runDirectly, runJsonl, type Told } from './public-examples.ts';
import { toolIds } from './routes.ts';

let told: readonly Told[];
let answers: readonly Result<unknown>[];
let random: ReturnType<typeof randomCalls>;

beforeAll(async () => {
  told = await publicExamples();
  const loose = told.flatMap(({ example, call }) => ('partial' in example ? [call] : []));
  const calls = told.map(({ call }) => call);
  const all = runJsonl([...calls, ...Array.from({ length: repeats }, () => loose).flat()]);
  answers = all.slice(0, calls.length);
  const again = Array.from({ length: repeats }, (_, run) => {
    const start = calls.length + run * loose.length;
    return all.slice(start, start + loose.length);
  });
  random = randomCalls(loose, again);
});

it('web = cli: jsonl answers every public example as it says', () => {
  expect(told.length).toBeGreaterThan(toolIds.length);
  expect(answers).toHaveLength(told.length);
  const wrong = told.flatMap(({ example, call }, index) => {
    const found = mismatch(example, answers[index] as Result<unknown>);
    return found === undefined ? [] : [`${call.id} ${JSON.stringify(call.input)}: ${found}`];
  });
  expect(wrong).toEqual([]);
});

it.for(toolIds)('web = cli: a command of %s prints what jsonl answers', (tool) => {
  const index = told.findIndex(({ call, first }) => first && call.id.startsWith(`${tool}/`));
  const { call, example } = told[index] as Told;
  const answer = runDirectly(call);
  if (!random.has(call)) expect(JSON.stringify(answer)).toBe(JSON.stringify(answers[index]));
  expect(mismatch(example, answer)).toBeUndefined();
});
