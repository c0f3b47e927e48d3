import { choice, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { alphabets, symbolLanguages } from './engine/alphabets.ts';
import { readWords } from './engine/read.ts';
import { digitStyles, letterCases, spellText, symbolStyles } from './engine/spell.ts';

const spelling = {
  text: text(),
  alphabet: choice(alphabets, 'icao'),
  letterCase: choice(letterCases, 'ignore'),
  digits: choice(digitStyles, 'words'),
  symbols: choice(symbolStyles, 'names'),
  symbolLanguage: choice(symbolLanguages, 'en'),
};

/** The words for a text, joined. */
export const toNato = operation('text-to-nato-alphabet/to-nato', {
  input: { ...spelling, separator: text(' ', { max: 1000 }) },
  result: 'text',
  inverse: {
    op: 'text-to-nato-alphabet/from-nato',
    input: ({ alphabet, separator, letterCase, symbols }) =>
      alphabet === 'icao' && separator === ' ' && letterCase === 'ignore' && symbols !== 'keep' ? {} : undefined,
  },
  run: ({ text, separator, ...options }) =>
    spellText(text, options)
      .map(({ word }) => word)
      .join(separator),
});

/** The words for a text of at most 120,000 UTF-16 units one by one, each with the character it stands for. */
export const spell = operation('text-to-nato-alphabet/spell', {
  input: { ...spelling, text: text('', { max: 120_000 }) },
  weight: ({ text }) => 16 * text.length,
  run: ({ text, ...options }) => spellText(text, options),
});

/**
 * The text that ICAO words spell, in capitals, with symbols by their names in either language.
 * Error: `unknown-word` { word, position, index }.
 */
export const fromNato = operation('text-to-nato-alphabet/from-nato', {
  input: { text: text() },
  result: 'text',
  inverse: { op: 'text-to-nato-alphabet/to-nato', input: () => ({}) },
  run: ({ text }) => readWords(text),
});
