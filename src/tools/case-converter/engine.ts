import { choice, flag, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { identifierStyles, joinLines, splitLines, type Lines } from './engine/identifiers.ts';
import { lettersOf, type Letters } from './engine/letters.ts';
import { styles, type Style } from './engine/styles.ts';
import {
  alternatingText,
  capitalizedText,
  invertedText,
  lowerText,
  sentenceText,
  titleText,
  upperText,
} from './engine/texts.ts';

const textStyles = {
  lower: lowerText,
  upper: upperText,
  sentence: sentenceText,
  title: titleText,
  capitalized: capitalizedText,
  alternating: alternatingText,
  inverted: invertedText,
};

const isIdentifierStyle = (style: Style): style is keyof typeof identifierStyles => style in identifierStyles;

/** `lines` is asked only for an identifier style. */
function write(text: string, lines: () => Lines, style: Style, letters: Letters): string {
  return isIdentifierStyle(style) ? joinLines(lines(), style, letters) : textStyles[style](text, letters);
}

const source = { text: text(), locale: text(''), splitNumbers: flag(false) };

/** The text in one style. `locale`: `tr`, `az` or `lt` for the rules of these languages, else neutral. */
export const convert = operation('case-converter/convert', {
  input: { text: source.text, style: choice(styles), locale: source.locale, splitNumbers: source.splitNumbers },
  result: 'text',
  run: ({ text, style, locale, splitNumbers }) =>
    write(text, () => splitLines(text, splitNumbers), style, lettersOf(locale)),
});

/** The text in every style. */
export const convertAll = operation('case-converter/convert-all', {
  input: source,
  weight: ({ text }) => styles.length * text.length,
  run: ({ text, locale, splitNumbers }) => {
    const letters = lettersOf(locale);
    const lines = splitLines(text, splitNumbers);
    const entries = styles.map((style) => [style, write(text, () => lines, style, letters)]);
    return Object.fromEntries(entries) as Readonly<Record<Style, string>>;
  },
});
