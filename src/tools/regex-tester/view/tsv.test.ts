import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { match } from '../engine.ts';
import { tsvOf } from './tsv.ts';

it('writes a line per match, with the names of the groups above', async () => {
  const result = await execute(match, { pattern: '(?<a>\\w)(-)?("\t)?', text: 'x-y"\t' });
  if (!result.ok) throw new Error(result.error.code);
  expect(tsvOf(result.value)).toBe('index\tend\tmatch\ta\t2\t3\n0\t2\tx-\tx\t-\t\n2\t5\t"y""\t"\ty\t\t"""\t"');
});
