import { expect, it } from 'vitest';
import { drawColors } from './draw-colors.ts';

const keywordsOf = (text: string): string[] =>
  drawColors({ text, language: 'code', marks: [] })
    .filter(({ color }) => color === 'value')
    .map((part) => part.text);

it.each([
  ['export interface Root {', ['export', 'interface']],
  ['  type: string;', ['string']],
  ['  public?: boolean;', ['boolean']],
  ['  public: null', ['null']],
  ['public final int x;', ['public', 'final', 'int']],
  ['default:', ['default']],
  ['else:', ['else']],
  ['while True:', ['while', 'True']],
  ['case null:', ['case', 'null']],
  ['super::new()', ['super', 'new']],
])('colors the keywords of %s, not its names', (text, keywords) => {
  expect(keywordsOf(text)).toEqual(keywords);
});
