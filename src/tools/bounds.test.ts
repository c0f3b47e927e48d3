import { expect, it } from 'vitest';

const views = import.meta.glob<string>(['./*/view.tsx', './*/view/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Controls whose bounds are figures of the screen, and why. */
const exceptions: Readonly<Record<string, string>> = {
  './color-converter/view/sliders.tsx': 'Parts of a color are not fields: the text is.',
  './ipv4-subnet-calculator/view.tsx': 'The length of the prefix is a part of the address, which is a text.',
  './lorem-ipsum-generator/view.tsx': 'The slider ends at what fits a screen; the box goes on.',
  './string-obfuscator/view/options.tsx':
    'The slider ends at what a name has; the box goes on to the bound of the engine.',
  './text-statistics/view/frequencies.tsx': 'The engine takes any length.',
};

/** The opening tags of number boxes and sliders with a bound in figures, and constants that stand for such. */
function figuresIn(source: string): string[] {
  const tags = [...source.matchAll(/<(?:NumberField|Slider)\b[\s\S]*?\/>/g)].map(([tag]) => tag);
  return tags.filter((tag) => /\b(?:min|max|boxMax)=\{\s*-?[\d.]/.test(tag));
}

it('finds a bound in figures', () => {
  expect(figuresIn('<NumberField {...field("a")} onChange={(a) => set({ a })} max={1_000} />')).toHaveLength(1);
  expect(figuresIn('<Slider {...field("a")} max={most} /> <Meter max={5} />')).toEqual([]);
});

it('writes no bound of an operation again beside a control', () => {
  const found = Object.entries(views).filter(([, source]) => figuresIn(source).length > 0);
  const unexpected = found.map(([file]) => file).filter((file) => !Object.hasOwn(exceptions, file));
  expect(unexpected, 'take the bounds from useFields, or say here why not').toEqual([]);
});

it('has no exception that is not needed', () => {
  const needless = Object.keys(exceptions).filter((file) => figuresIn(views[file] ?? '').length === 0);
  expect(needless).toEqual([]);
});
