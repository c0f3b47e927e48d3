import { describe, expect, it } from 'vitest';
import { firstOf } from './draft.ts';

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
