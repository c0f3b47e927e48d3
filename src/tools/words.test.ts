import { describe, expect, it } from 'vitest';
import { errorWords as frenchErrors } from '#core/error-words.fr.ts';
import { errorWords } from '#core/error-words.ts';
import { fill, languages, type Language, type Message, type Messages, type Words } from '#core/text.ts';
import { shell as english } from '#shell/messages/en.ts';
import { shell as french } from '#shell/messages/fr.ts';
import frenchLibrary from '#ui/words.fr.ts';
import { words as library } from '#ui/words.ts';
import { tools } from './index.ts';

const texts = import.meta.glob<Words>('./*/text.ts', { import: 'text', eager: true });
const translations = import.meta.glob<Messages>('./*/text.fr.ts', { import: 'default', eager: true });
const reasons = import.meta.glob<Messages>('./*/recognise.text.ts', { import: 'words', eager: true });
const frenchReasons = import.meta.glob<Messages>('./*/recognise.text.fr.ts', { import: 'default', eager: true });
const frenchSources = import.meta.glob<string>(['../**/*.fr.ts', '../shell/messages/fr.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const tables: Readonly<Record<string, Readonly<Record<Language, Messages>>>> = {
  ...Object.fromEntries(
    Object.entries(texts).map(([file, { en }]) => [
      file,
      { en, fr: translations[file.replace('.ts', '.fr.ts')] ?? {} },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(reasons).map(([file, en]) => [file, { en, fr: frenchReasons[file.replace('.ts', '.fr.ts')] ?? {} }]),
  ),
  'src/ui/words.ts': { en: library.en, fr: frenchLibrary },
  'src/core/error-words.ts': { en: errorWords.en, fr: frenchErrors },
  'src/shell/messages': { en: english, fr: french },
};

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const all = (message: Message): string[] => [...new Set(formsOf(message).flatMap(placeholders))].toSorted();

const formatsOf = (message: Message): string[] => {
  const found = formsOf(message).flatMap((form) => form.match(/\b(?:JSON5?|YAML|TOML|XML|CSV|HTML|SVG|PEM)\b/g) ?? []);
  return [...new Set(found)].toSorted();
};

/** Facts of an error that are its place: it is shown beside the sentence, by `describeError` and `FaultLine`. */
const placeNames = ['line', 'column', 'offset', 'path'];
/** Sentences in which such a name is not a place. */
const notAPlace: Readonly<Record<string, string>> = {
  'error.unknown-column': 'the column of a table, by its name',
};

/** Proof 22: placeholders and plurals, over every table of words there is. */
describe.each(Object.entries(tables))('%s', (_, words) => {
  const rows = Object.entries(words.en).map(([key, en]) => ({ key, en, fr: words.fr[key] as Message }));

  it('has the same placeholders and kinds of message in both languages', () => {
    for (const { key, en, fr } of rows) {
      expect(typeof fr, key).toBe(typeof en);
      expect(all(fr), key).toEqual(all(en));
    }
  });

  it('names the number in the plural, and has two forms that differ', () => {
    for (const { key, ...row } of rows) {
      for (const language of languages) {
        const message = row[language];
        if (typeof message === 'string') continue;
        // A label may have two forms beside its number.
        if (placeholders(message.one).includes('{count}')) {
          expect(placeholders(message.other), `${key} in ${language}`).toContain('{count}');
        }
        expect(Object.keys(message).toSorted(), key).toEqual(['one', 'other']);
      }
      // One of the languages needs them both.
      const same = languages.map((language) => new Set(formsOf(row[language])).size === 1);
      if (typeof row.en !== 'string') expect(same, key).toContain(false);
    }
  });

  it('does not repeat the place of an error in its sentence', () => {
    for (const { key, ...row } of rows) {
      if (!key.startsWith('error.') || Object.hasOwn(notAPlace, key)) continue;
      for (const language of languages) {
        const places = placeNames.filter((name) => all(row[language]).includes(`{${name}}`));
        expect(places, `${key} in ${language}`).toEqual([]);
      }
    }
  });

  it('names in French every format that the English label of a field names', () => {
    for (const { key, en, fr } of rows) {
      if (/(?:^|\.)label$|^input\./.test(key))
        expect(formatsOf(fr), key).toEqual(expect.arrayContaining(formatsOf(en)));
    }
  });

  it('leaves nothing to fill in, in any number', () => {
    for (const { key, ...row } of rows) {
      for (const language of languages) {
        for (const count of [0, 1, 2, 1_000_000]) {
          const names = all(row[language]).map((name) => [name.slice(1, -1), 'x']);
          const filled = fill(row[language], language, { ...Object.fromEntries(names), count });
          expect(filled, `${key} in ${language}`).not.toMatch(/\{\w*\}|undefined/);
          expect(filled.trim(), `${key} in ${language}`).not.toBe('');
        }
      }
    }
  });

  it('writes French as it is printed: apostrophes, quotation marks, no sentence in English', () => {
    for (const { key, en, fr } of rows) {
      for (const form of formsOf(fr)) {
        expect(form, key).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i);
        expect(form, key).not.toMatch(/[“”]/);
      }
      // Names and symbols may be the same; what has four words and more is a sentence.
      if (typeof en === 'string' && en.split(/\s+/).length > 3 && /^[A-Z][a-z]+ [a-z]/.test(en)) {
        expect(fr, key).not.toBe(en);
      }
    }
  });
});

/** Digits in French that are neither a number nor a size, and what they are. */
const notANumber: Readonly<Record<string, string>> = { 'O 0 o I l 1': 'characters that look alike' };

/** The words of a source: its escapes are read, and what only looks like a number is gone. */
function wordsIn(source: string): string {
  const read = source.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Object.keys(notANumber).reduce((text, part) => text.replaceAll(part, ''), read);
}

/** Everything in French by its place: sources, and what each tool says about itself. */
const frenchTexts: readonly (readonly [place: string, text: string])[] = [
  ...Object.entries(frenchSources),
  ...Object.entries(tools).map(([id, { fr }]) => [`./${id}/tool.ts`, Object.values(fr).flat().join('\n')] as const),
].map(([place, source]) => [place, wordsIn(source)]);

/** Groups of digits with another space between them than U+202F; no addresses, codes and decimals. */
const groupedOtherwise = /(?<![\w.,])\d{1,3}(?:[^\S\n\u202f]\d{3})+(?!\w|\.\d)/g;
/** A number or a placeholder, a space where a line may break, and the symbol of a unit. */
const breaksBeforeUnit = /[\d}] (?:[kMGT]?i?[oB]|ms|s|min|h|j|px|[kMG]?Hz)(?![\p{L}\d’-])/gu;

const found = (pattern: RegExp): readonly string[] =>
  frenchTexts.flatMap(([place, text]) => (text.match(pattern) ?? []).map((part) => `${place}: ${part}`));

describe('numbers in French', () => {
  it('have a narrow no-break space between groups of digits', () => {
    expect(found(groupedOtherwise)).toEqual([]);
  });

  it('have a no-break space before the symbol of a unit', () => {
    expect(found(breaksBeforeUnit)).toEqual([]);
  });

  it.each([
    ['1 000', '1 000'],
    ['De 1 à 3\u00a0999\u202f999.', '3\u00a0999'],
    ['2\\u00a0000 niveaux', '2\u00a0000'],
    ['10\u202f000, 10.0.0.0 255.0.0.0, oklch(0.63 0.17 149), 3M02 606', undefined],
  ])('are found as they are grouped in %j', (text, expected) => {
    expect(wordsIn(text).match(groupedOtherwise)?.[0]).toBe(expected);
  });

  it.each([
    ['moins de 15 ko.', '5 ko'],
    ['{limit} Mo', '} Mo'],
    ['de 1\u00a0Mo, 3 passes, 5 modules, 2 s’il le faut', undefined],
  ])('are found before their units in %j', (text, expected) => {
    expect(wordsIn(text).match(breaksBeforeUnit)?.[0]).toBe(expected);
  });

  it('have no exception that is not needed', () => {
    const all = Object.values(frenchSources).join('\n');
    expect(Object.keys(notANumber).filter((part) => !all.includes(part))).toEqual([]);
  });
});
