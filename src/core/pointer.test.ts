import { describe, expect, it } from 'vitest';
import { keysOf, pointed } from './pointer.ts';

describe('pointed', () => {
  // RFC 6901, section 5
  const document = {
    foo: ['bar', 'baz'],
    '': 0,
    'a/b': 1,
    'c%d': 2,
    'e^f': 3,
    'g|h': 4,
    'i\\j': 5,
    'k"l': 6,
    ' ': 7,
    'm~n': 8,
  };
  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
    ['/foo/2', undefined],
    ['/foo/-', undefined],
    ['/foo/00', undefined],
    ['/foo/length', undefined],
    ['/foo/0/0', undefined],
    ['/toString', undefined],
    ['foo', undefined],
    ['/m~n', undefined],
  ])('%j', (pointer, value) => {
    expect(pointed(document, pointer)).toEqual(value);
  });

  it('replaces ~1 before ~0', () => {
    expect(keysOf('/~01')).toEqual(['~1']);
  });
});
