import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { tree } from '../engine.ts';
import { TreeIndex } from '../tree-index.ts';
import { sameNode, sameRow } from './carry-over.ts';

async function indexOf(text: string): Promise<TreeIndex> {
  const result = await execute(tree, { text, documents: 'many' });
  if (!result.ok) throw new Error(result.error.message);
  return new TreeIndex(result.value, text);
}

/** The values of the second text that have the paths of the values of the first. */
async function carried(before: string, after: string): Promise<(string | undefined)[]> {
  const [first, second] = [await indexOf(before), await indexOf(after)];
  return Array.from({ length: first.length }, (_, node) => {
    const found = sameNode(first, second, node);
    return found === undefined ? undefined : second.source(found);
  });
}

it('finds values again by their paths', async () => {
  expect(await carried('{"a":[1,2],"b":3}', '{"x":0,"b":4,"a":[5]}')).toEqual([
    '{"x":0,"b":4,"a":[5]}',
    '[5]',
    '5',
    undefined,
    '4',
  ]);
  expect(await carried('1 {"a":2}', '3 {"a":4}')).toEqual(['3', '{"a":4}', '4']);
  expect(await carried('{"0":1}', '[2]')).toEqual(['[2]', undefined]);
  expect(await carried('[1] [2]', '[3]')).toEqual(['[3]', '3', undefined, undefined]);
});

it('carries a chunk over by its first item', async () => {
  const [before, after] = [await indexOf('[1,2,3]'), await indexOf('[[],1,2]')];
  expect(sameRow(before, after, ~2)).toBe(~2);
  expect(sameRow(before, await indexOf('[1]'), ~2)).toBeUndefined();
});
