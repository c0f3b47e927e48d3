import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { escape, unescape } from '../engine.ts';
import type { Notation } from '../engine/notations.ts';
import { faultEnd } from './fault-end.ts';

async function marked(operation: typeof escape | typeof unescape, text: string, notation: Notation) {
  const result = await execute(operation as typeof unescape, { text, notation });
  if (result.ok) throw new Error('nothing is wrong');
  const { code, details } = result.error;
  const from = details['index'] as number;
  return text.slice(from, faultEnd(text, from, code, notation));
}

describe('faultEnd', () => {
  it.each<[Notation, string, string]>([
    ['python', 'é\\u12 z', '\\u12'],
    ['python', '\\U00110000z', '\\U00110000'],
    ['utf-16', 'a\\u{41}b', '\\u{41}'],
    ['utf-16', '\\u😀', '\\u'],
    ['braces', '\\u{110000}!', '\\u{110000}'],
    ['perl', '\\x41!', '\\x41'],
    ['powershell', 'a`u{}b', '`u{}'],
    ['html-hex', '&#65;a', '&#65;'],
    ['html-decimal', '&#1114112;a', '&#1114112;'],
    ['css', 'a\\110000b', '\\110000'],
    ['utf-8', '\\xC3\\xA9\\xFFab', '\\xFF'],
    ['percent', '%C3%28', '%C3'],
    ['percent', '100%', '%'],
    ['u-plus', 'U+0041 😀, U+0042', '😀'],
    ['decimal', '65, x41', 'x41'],
    ['hex', '41 110000', '110000'],
  ])('covers what is wrong in %s: %s', async (notation, text, whole) => {
    expect(await marked(unescape, text, notation)).toBe(whole);
  });

  it('covers half a pair alone', async () => {
    expect(await marked(escape, 'a\uDE00b', 'css')).toBe('\uDE00');
  });
});
