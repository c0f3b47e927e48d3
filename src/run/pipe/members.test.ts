import { describe, expect, it } from 'vitest';
import { pointed } from '#core/pointer.ts';
import { membersOf } from './members.ts';

describe('the members of a value', () => {
  it('are those of every level, the nearest first, with a short preview', () => {
    const value = {
      a: { 'b/c': [1, 'x', null], '~': {} },
      text: 'é'.repeat(100),
      none: undefined,
      bytes: new Uint8Array(2),
    };
    expect(membersOf(value)).toEqual([
      { pointer: '/a', preview: '{b/c, ~}' },
      { pointer: '/text', preview: `"${'é'.repeat(58)}…` },
      { pointer: '/bytes', preview: '' },
      { pointer: '/a/b~1c', preview: '[1, "x", null]' },
      { pointer: '/a/~0', preview: '{}' },
      { pointer: '/a/b~1c/0', preview: '1' },
      { pointer: '/a/b~1c/1', preview: '"x"' },
      { pointer: '/a/b~1c/2', preview: 'null' },
    ]);
    for (const { pointer } of membersOf(value)) expect(pointed(value, pointer)).toBeDefined();
  });

  it.each([['text'], [1], [null], [undefined], [new Uint8Array(3)], [new Blob(['a'])], [[]], [{}]])(
    'are none of %o',
    (value) => {
      expect(membersOf(value)).toEqual([]);
    },
  );

  it('are not more than a list can show, of what is large or contains itself', () => {
    const rows = Array.from({ length: 100_000 }, (_, id) => ({ id, name: `row ${id}`, tags: ['a', 'b', 'c', 'd'] }));
    const pointers = membersOf({ rows, last: 1 }).map(({ pointer }) => pointer);
    expect(pointers.slice(0, 3)).toEqual(['/rows', '/last', '/rows/0']);
    expect(pointers).toHaveLength(2 + 20 + 20 * 3 + 20 * 4);
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(membersOf(cycle)).toHaveLength(200);
  });
});
