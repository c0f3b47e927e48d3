import { describe, expect, it } from 'vitest';
import { commonErrors } from '#core/sentence.ts';
import { fill, languages, type Message, type Messages, type Words } from '#core/text.ts';
import { shell as english } from '#shell/messages/en.ts';
import { shell as french } from '#shell/messages/fr.ts';
import { converterWords } from '#ui/document-converter/words.ts';
import { words as library } from '#ui/words.ts';
import '#ui/words-fr.ts';

const tables: Readonly<Record<string, Words>> = {
  ...import.meta.glob<Words>('./*/text.ts', { import: 'text', eager: true }),
  'src/ui/words.ts': library,
  'src/ui/document-converter/words.ts': converterWords,
  'src/core/sentence.ts': commonErrors,
  'src/shell/messages': { en: english, fr: french } as unknown as Words,
};

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();
const all = (message: Message): string[] => [...new Set(formsOf(message).flatMap(placeholders))].toSorted();

/** Proof 22: placeholders and plurals, over every table of words there is. */
describe.each(Object.entries(tables))('%s', (_, words) => {
  const rows = Object.entries(words.en as Messages).map(([key, en]) => ({ key, en, fr: words.fr[key] as Message }));

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
