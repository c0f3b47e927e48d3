import { Chunk } from '@codemirror/merge';
import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { takeOver } from './place.ts';

it.each([
  ['a\nb\nc', 'a\nc'],
  ['b\na', 'a'],
  ['a\nb', 'a'],
  ['a\nb\n', 'a\n'],
  ['a\nb\nc', 'a\nx\ny\nc'],
  ['a\nb', 'a\nx'],
  ['x', ''],
])('takes either side of the change between %j and %j', (one, other) => {
  for (const [before, after] of [
    [one, other],
    [other, one],
  ] as const) {
    const [left, right] = [Text.of(before.split('\n')), Text.of(after.split('\n'))];
    const [chunk] = Chunk.build(left, right) as [Chunk];
    const put = (text: string, { from, to, insert }: ReturnType<typeof takeOver>): string =>
      text.slice(0, from) + insert + text.slice(to);
    expect(put(after, takeOver(chunk, 'left', left, right))).toBe(before);
    expect(put(before, takeOver(chunk, 'right', right, left))).toBe(after);
  }
});
