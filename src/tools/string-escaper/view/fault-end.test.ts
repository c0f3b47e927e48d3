import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { escape, unescape } from '../engine.ts';
import { faultEnd } from './fault-end.ts';

async function marked(operation: typeof escape | typeof unescape, text: string, target: string): Promise<string> {
  const result = await execute(operation as typeof unescape, { text, target } as never);
  if (result.ok) throw new Error('nothing is wrong');
  const from = result.error.details['index'] as number;
  return text.slice(from, faultEnd(text, from, result.error));
}

describe('faultEnd', () => {
  it.each([
    ['json', '"a\\q"', '\\q'],
    ['json', '"a\\😀b"', '\\😀'],
    ['json', '"\\u00😀"', '\\u00😀'],
    ['rust', '"a\\u{110000}b"', '\\u{110000}'],
    ['python', '"\\N{DASH}"', '\\N'],
    ['xml', 'a&nbsp;b', '&nbsp;'],
    ['url', 'a%4😀', '%4😀'],
    ['regex', 'a\\😀', '\\😀'],
    ['regex', 'a\\d+', '\\d'],
    ['go', '"a\\xC3\\xA9\\xFFab"', '\\xC3\\xA9\\xFF'],
    ['c', '"\\303\\050"', '\\303\\050'],
    ['url', 'a%C3%28b', '%C3%28'],
    ['json', '"a"b"', '"'],
    ['json', '"a\nb"', '\n'],
  ])('covers what is wrong in %s: %s', async (target, text, whole) => {
    expect(await marked(unescape, text, target)).toBe(whole);
  });

  it.each([
    ['c', 'a\0b', '\0'],
    ['cmd', 'a\r\nb', '\r\n'],
    ['go', 'a\uD800b', '\uD800'],
  ])('covers what %s cannot hold in %j', async (target, text, whole) => {
    expect(await marked(escape, text, target)).toBe(whole);
  });
});
