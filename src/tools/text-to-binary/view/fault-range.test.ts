import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { decode, encode } from '../engine.ts';
import { faultRange } from './fault-range.ts';

async function marked(operation: typeof decode | typeof encode, input: object): Promise<readonly [string, number]> {
  const result = await execute(operation as typeof decode, input as never);
  if (result.ok) throw new Error('nothing is wrong');
  const { text } = input as { readonly text: string };
  const { from, to } = faultRange(text, result.error.details['index'] as number, result.error);
  return [text.slice(from, to), from];
}

describe('faultRange', () => {
  it.each([
    ['48 4g 49', 16, '4g', 3],
    ['48 g4 49', 16, 'g4', 3],
    ['48,495,4a', 16, '495', 3],
    ['65 300 66', 10, '300', 3],
    ['065300 66', 10, '065300', 0],
    ['\\x48\\x4z', 16, '\\x4z', 4],
    ['01000001 0100000', 2, '0100000', 9],
    ['65 6😀5 66', 10, '6😀5', 3],
    ['65 % 66', 10, '%', 3],
  ])('is the run of %s in base %i', async (text, base, run, at) => {
    const input = base === 2 ? { text: `${text}11`, base } : { text, base };
    expect(await marked(decode, input)).toEqual([base === 2 ? `${run}11` : run, at]);
  });

  it('is the whole character that a set lacks', async () => {
    expect(await marked(encode, { text: 'aé😀b', charset: 'iso-8859-1' })).toEqual(['😀', 2]);
    expect(await marked(encode, { text: 'aéb', charset: 'ascii' })).toEqual(['é', 1]);
  });
});
