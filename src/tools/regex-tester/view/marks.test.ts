import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { match } from '../engine.ts';
import type { Match } from '../engine/match.ts';
import { marksOf, standingIn } from './marks.ts';

async function matchesOf(pattern: string, text: string): Promise<readonly Match[]> {
  const result = await execute(match, { pattern, text });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.matches;
}

const drawn = async (pattern: string, text: string, pointed?: number): Promise<string[]> =>
  marksOf(await matchesOf(pattern, text), pointed).map(({ from, to, tone }) => `${tone} ${text.slice(from, to)}`);

it('marks matches in turn, and their groups', async () => {
  expect(await drawn('(a)(b)?', 'ab-aab')).toEqual([
    'match ab',
    'match-group a',
    'match-group b',
    'match-next a',
    'match-group a',
    'match ab',
    'match-group a',
    'match-group b',
  ]);
});

it('marks no groups without characters, and those around a match', async () => {
  expect(await drawn('a()(?=(b))', 'ab')).toEqual(['match a', 'match-group b']);
});

it('marks the match that is pointed at', async () => {
  expect(await drawn('.', 'abc', 1)).toEqual(['match a', 'match-current b', 'match c']);
});

it('leaves out what has changed, and matches without characters', async () => {
  const matches = await matchesOf('b*', 'abcb');
  expect(standingIn(matches, 'abcb').map(({ index }) => index)).toEqual([1, 3]);
  expect(standingIn(matches, 'abc').map(({ index }) => index)).toEqual([1]);
  expect(standingIn(matches, 'xaby')).toEqual([]);
});
