import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { match } from '../engine.ts';
import { linesOf, tsvOf } from './tsv.ts';

it('writes a line per match, with the names of the groups above', async () => {
  const result = await execute(match, { pattern: '(?<a>\\w)(-)?("\t)?', text: 'x-y"\t' });
  if (!result.ok) throw new Error(result.error.code);
  expect(tsvOf(result.value)).toBe('index\tend\tmatch\ta\t2\t3\n0\t2\tx-\tx\t-\t\n2\t5\t"y""\t"\ty\t\t"""\t"');
});

it('writes a match or a group as lines, empty where it took no part', async () => {
  const result = await execute(match, { pattern: '(\\w)(-)?', text: 'x-y' });
  if (!result.ok) throw new Error(result.error.code);
  expect([0, 1, 2].map((group) => linesOf(result.value, group))).toEqual(['x-\ny', 'x\ny', '-\n']);
});
