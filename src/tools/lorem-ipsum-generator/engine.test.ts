import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { generate, mostOf, units } from './engine.ts';
import { vocabulary } from './engine/vocabulary.ts';
import { examples } from './examples.ts';

type Input = Parameters<typeof execute<(typeof generate)['input'], string>>[1];

async function textOf(input: Input): Promise<string> {
  const result = await execute(generate, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const opening = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
const range = fc
  .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const styles = fc.record({
  sentencesPerParagraph: range,
  wordsPerSentence: range,
  startWithLoremIpsum: fc.boolean(),
  seed: fc.string(),
});
const sentenceForm = /^[A-Z][a-z]*(?:,? [a-z]+)*\.$/;
const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=\.) /);
const lengthOf = (sentence: string): number => sentence.split(' ').length;
const within = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

describe('lorem-ipsum-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      expect(mismatch(example, await execute(generate as never as Operation, example.input))).toBeUndefined();
    });
  }

  it('has at least 150 different lower-case words', () => {
    expect(vocabulary.length).toBeGreaterThanOrEqual(150);
    expect(new Set(vocabulary).size).toBe(vocabulary.length);
    expect(vocabulary.every((word) => /^[a-z]+$/.test(word))).toBe(true);
  });

  it('writes paragraphs of sentences within the ranges', async () => {
    await fc.assert(
      fc.asyncProperty(styles, fc.integer({ min: 1, max: 20 }), async (style, count) => {
        const paragraphs = (await textOf({ ...style, count })).split('\n\n');
        expect(paragraphs).toHaveLength(count);
        for (const [index, paragraph] of paragraphs.entries()) {
          const sentences = sentencesOf(paragraph);
          expect(within(sentences.length, style.sentencesPerParagraph)).toBe(true);
          for (const [at, sentence] of sentences.entries()) {
            expect(sentence).toMatch(sentenceForm);
            if (style.startWithLoremIpsum && index + at === 0) expect(sentence).toBe(opening);
            else expect(within(lengthOf(sentence), style.wordsPerSentence)).toBe(true);
          }
        }
      }),
      { seed: 45, numRuns: propertyRuns(0.3) },
    );
  });

  it('writes exactly as many sentences, words and characters', async () => {
    await fc.assert(
      fc.asyncProperty(styles, fc.integer({ min: 1, max: 500 }), async (style, count) => {
        const sentences = sentencesOf(await textOf({ ...style, unit: 'sentences', count }));
        expect(sentences).toHaveLength(count);
        const words = await textOf({ ...style, unit: 'words', count });
        expect(words.split(' ')).toHaveLength(count);
        expect(sentencesOf(words).every((sentence) => sentenceForm.test(sentence))).toBe(true);
        const characters = await textOf({ ...style, unit: 'characters', count });
        expect(characters).toHaveLength(count);
        expect(characters).toMatch(/^[ -~]*[^ ]$/);
      }),
      { seed: 46, numRuns: propertyRuns(0.3) },
    );
  });

  it('writes no word twice in a row', async () => {
    const words = (await textOf({ unit: 'words', count: 20_000, seed: 'x' })).toLowerCase().match(/[a-z]+/g) ?? [];
    expect(words.findIndex((word, at) => word === words[at + 1])).toBe(-1);
    expect(new Set(words).size).toBeGreaterThan(150);
  });

  it('only grows with the count, and keeps its words when lengths change', async () => {
    const seed = 'steady';
    for (const unit of units) {
      const short = await textOf({ unit, count: 3, seed });
      const long = await textOf({ unit, count: 9, seed });
      expect(long.startsWith(short.slice(0, -1))).toBe(true);
    }
    const bare = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
    const other = await textOf({ unit: 'words', count: 100, seed, wordsPerSentence: { min: 3, max: 4 } });
    expect(bare(other)).toEqual(bare(await textOf({ unit: 'words', count: 100, seed })));
  });

  it('repeats itself with a seed only', async () => {
    expect(await textOf({ count: 3, seed: 'a' })).toBe(await textOf({ count: 3, seed: 'a' }));
    expect(await textOf({ count: 3, seed: 'a' })).not.toBe(await textOf({ count: 3, seed: 'b' }));
    expect(await textOf({ count: 3 })).not.toBe(await textOf({ count: 3 }));
  });

  it('wraps what is not a paragraph in one element, not counted', async () => {
    expect(await textOf({ unit: 'characters', count: 11, asHtml: true })).toBe('<p>Lorem ipsum</p>');
    expect(await textOf({ unit: 'characters', count: 6 })).toBe('Lorem.');
    expect(await textOf({ unit: 'words', count: 1 })).toBe('Lorem.');
  });

  it.each(units)('has its own highest count of %s', async (unit) => {
    const most = await textOf({ unit, count: mostOf[unit], seed: 'most' });
    if (unit === 'characters') expect(most).toHaveLength(1_000_000);
    const refused = await execute(generate, { unit, count: mostOf[unit] + 1 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'invalid-input', details: { field: 'count' } } });
  });

  it.each([
    [{ count: 0 }, 'invalid-input'],
    [{ wordsPerSentence: { min: 0, max: 4 } }, 'invalid-input'],
    [{ wordsPerSentence: { min: 1, max: 51 } }, 'invalid-input'],
    [{ unit: 'words', sentencesPerParagraph: { min: 3, max: 2 } }, 'invalid-range'],
  ] as const)('refuses %j', async (input, code) => {
    expect(await execute(generate, input)).toMatchObject({ ok: false, error: { code } });
  });
});
