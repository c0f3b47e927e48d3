import { describe, expect, it } from 'vitest';
import { valuesOf, withValues } from './draft.ts';

describe('withValues', () => {
  it.each([
    'https://ada:swordfish@a.example/app.git',
    'https://token@a.example/app.git',
    'ssh://git:swordfish@a.example/app.git',
  ])('keeps %s apart', (url) => {
    const parted = withValues({ url, branch: 'main' });
    expect(parted).toEqual({ values: { branch: 'main' }, secretUrl: url });
    expect(valuesOf(parted)).toEqual({ url, branch: 'main' });
  });

  it.each([
    'git@a.example:team/app.git',
    'ssh://git@a.example:22/app.git',
    'https://a.example:8080/@team/app.git',
    '../app',
    '',
  ])('leaves %j where it is', (url) => {
    expect(withValues({ url })).toEqual({ values: { url }, secretUrl: '' });
  });

  it('reads a long text without an end once', () => {
    expect(withValues({ url: `x://${':'.repeat(1_000_000)}` }).secretUrl).toBe('');
  });
});
