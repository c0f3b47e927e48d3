import { countIn, type Ask } from '#core/ask.ts';

const canonical = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

const isRoman = /^(?:romans?|romains?)(?:\s+numerals?)?$|^chiffres\s+romains$/i;

export const ask: Ask = {
  words: ['roman'],
  patterns: [
    (line) => {
      const [left, right = ''] = line.sides ?? [];
      const asked = isRoman.test(right) ? left : line.after('roman');
      const number = countIn(asked, 1, 3_999_999);
      return number === undefined ? undefined : { op: 'roman-numeral-converter/to-roman', input: { number } };
    },
    (line) => {
      const named = line.after('roman');
      if (named !== undefined && /^[IVXLCDM]+$/i.test(named))
        return { op: 'roman-numeral-converter/from-roman', input: { text: named } };
      // Fewer letters are words too often: MIX, DIM.
      const isNumeral = line.text.length >= 4 && canonical.test(line.text);
      return isNumeral ? { op: 'roman-numeral-converter/from-roman', input: { text: line.text } } : undefined;
    },
  ],
  answer: (value) => String(value),
};
