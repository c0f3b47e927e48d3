import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { run } from '../engine.ts';
import { stepsOf } from './chain.ts';
import { addedCard, cardOf, quick } from './draft.ts';

const text = Array.from({ length: 30 }, (_, at) => String(at)).join('\n');

describe('a step that is added', () => {
  it('shuffles the lines in one order, whatever steps come after it', async () => {
    const card = addedCard('shuffle');
    const once = await execute(run, { text, steps: stepsOf([card]) });
    expect(once).toMatchObject({ ok: true });
    expect(await execute(run, { text, steps: stepsOf([card, cardOf({ do: 'trim' })]) })).toEqual(once);
  });

  it('shuffles in another order than the one before', () => {
    const seeds = new Set(Array.from({ length: 20 }, () => addedCard('shuffle').seed));
    expect(seeds.size).toBeGreaterThan(1);
  });

  it('has the defaults if it does not shuffle', () => {
    expect(addedCard('sort')).toEqual(cardOf({ do: 'sort' }));
  });
});

it('has a button for each of eight steps', () => {
  expect(new Set(quick).size).toBe(8);
});
