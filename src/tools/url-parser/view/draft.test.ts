import { describe, expect, it } from 'vitest';
import { firstOf, isRelated } from './draft.ts';

describe('firstOf', () => {
  it.each([
    ['https://a.example/x', '', ''],
    ['https://a.example/x', '\nhttps://b.example', ''],
    ['git+ssh://a.example/x', '\n\n ftp://b.example\nmore', ''],
    ['https://a.example/x', '', ' https://b.example'],
    ['https://a.example/x', '', '\nnot a URL'],
    ['no URL', '', '\nhttps://b.example'],
  ])('%s is followed by %j, and %j belongs to it', (first, rest, own) => {
    expect(firstOf(first + rest + own)).toEqual([first + own, rest]);
  });

  it('reads a megabyte of line breaks once', () => {
    const text = `https://a.example${'\n'.repeat(1_000_000)}x`;
    expect(firstOf(text)).toEqual([text, '']);
  });
});

describe('isRelated', () => {
  it.each([
    ['https://a.example/?a=1#b', 'https://a.example/?a=2', true],
    ['https://a.example/?a=1#b', 'https://a.example/x?a=1', true],
    ['https://a.example/?a=1#b', 'https://b.example/?b=2', false],
    ['https://a.example/', '', false],
  ])('%s and %s: %s', (before, after, isSame) => {
    expect(isRelated(before, after)).toBe(isSame);
  });
});
