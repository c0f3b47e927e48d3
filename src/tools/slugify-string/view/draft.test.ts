import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { slugify } from '../engine.ts';
import { presets, replacementsIn } from './draft.ts';

it('reads replacements line by line', () => {
  expect(replacementsIn('C++ => cpp\n& =>\nno arrow\n => x\n=> y\n  => -\na b => c d')).toEqual([
    ['C++', 'cpp'],
    ['&', ''],
    [' ', '-'],
    ['a b', 'c d'],
  ]);
});

it.each([
  ['Q & A', 'q--a'],
  ['A — B', 'a--b'],
  ['Déjà vu: 50% off & more!', 'déjà-vu-50-off--more'],
  ['It’s l’été, snake_case and well-known', 'its-lété-snake_case-and-well-known'],
  ['你好世界', '你好世界'],
])('makes of the heading %j the anchor %j, as GitHub does', async (heading, anchor) => {
  const { replacements, ...options } = presets.github;
  const made = await execute(slugify, {
    text: heading,
    ...options,
    customReplacements: replacementsIn(replacements),
  });
  expect(made).toMatchObject({ ok: true, value: anchor });
});
