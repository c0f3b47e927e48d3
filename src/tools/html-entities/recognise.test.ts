import { expect, it } from 'vitest';
import { sampleOf } from '#core/sample.ts';
import { recognise } from './recognise.ts';

const countOf = (text: string) => recognise(sampleOf(text))[0]?.reason.values?.['count'];

it.each([
  ['&#233;t&#xe9; &#X10FFFF; &#1114111; &#x00e9; &amp;', 6],
  ['&#1114112; &#233;', 1],
  ['&#1114112;', undefined],
  ['&#x110000;', undefined],
  ['&#9999999; &#xFFFFFF;', undefined],
])('counts the references that a character can have in %s', (text, count) => {
  expect(countOf(text)).toBe(count);
});
