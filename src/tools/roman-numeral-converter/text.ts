import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('roman-numeral-converter', {
  'text.label': 'Number or Roman numeral',
  'text.placeholder': '2024',
  'text.hint': '1 to 3,999,999, one per line.',
  'strict.label': 'Standard form only',
  'lowercase.label': 'Lower case',
  empty: 'Enter a number such as 1994 or a numeral such as MCMXCIV.',
  parts: 'Step by step',
  meant: 'Did you mean {canonical}?',
  'table.label': 'Converted lines',
  'column.source': 'Input',
  'column.number': common.number,
  'column.roman': 'Numeral',
  copyResults: 'Copy the results',
  'lines.count': common.countLines,
  'failed.count': { one: '{count} could not be read', other: '{count} could not be read' },
  'failed.all': 'No line could be read. The first one: {reason}',
  symbols: common.symbols,
  'symbols.hint':
    'A symbol before a larger one is subtracted (IV, IX, XL, XC, CD, CM). An overline multiplies by a thousand.',
  'error.not-an-integer': 'Roman numerals have no fractions: {value} is not a whole number.',
  'error.not-a-number': '“{text}” is neither a number nor a Roman numeral.',
  'error.out-of-range': '{value} is out of range: with overlines, Roman numerals go from {min} to {max}.',
  'error.invalid-character': '“{character}” at character {position} is not a Roman numeral (I, V, X, L, C, D, M).',
  'error.invalid-character.space': 'There is a space at character {position}. Put each numeral on a line of its own.',
  'error.not-canonical': 'Not the standard form: the symbols add up to {value}, which is written {canonical}.',
});
