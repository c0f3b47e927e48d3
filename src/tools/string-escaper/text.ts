import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('string-escaper', {
  'text.label': 'Text',
  'text.placeholder': 'He said: "Hello"',
  characters: common.countCharacters,
  literal: 'Literal',
  'literal.placeholder': '"He said: \\"Hello\\""',
  'target.label': 'Language',
  'group.languages': 'Programming languages',
  'group.databases': 'Databases',
  'group.shells': 'Shells',
  'group.markup': 'Markup and data',
  'quote.label': 'Quotes',
  'quote.auto': 'Automatic',
  'quote.double': 'Double "',
  'quote.single': "Single '",
  'quote.backtick': 'Backtick `',
  'wrap.label': 'With quotes',
  'ascii.label': 'ASCII only',
  'perLine.label': 'Each line separately',
  again: 'Escaped twice: unescape again',
  all: 'In all languages',
  'column.target': 'Language',
  'column.literal': 'Literal',
  'column.copy': 'Copy',
  empty: 'Enter text to see it in all languages.',
  tooLong: 'Over {count} characters, only the chosen language is shown.',
  'reason.nul': 'The null character (U+0000) cannot be written here.',
  'reason.line-break': 'A line break cannot be written here.',
  'reason.control': 'The character {codePoint} cannot be written here.',
  'reason.lone-surrogate': 'Half a surrogate pair cannot be written here.',
  'error.unsupported-quote': 'This language does not use these quotes. Choose others.',
  'error.not-representable':
    'The character {codePoint} is not allowed here. Remove it, escape it, or choose another language.',
  'error.not-representable.nul':
    'This language cannot represent the null character (U+0000). Remove it, or choose another language.',
  'error.not-representable.line-break':
    'A line break is not allowed here. Remove it, turn on “Each line separately”, or choose another language.',
  'error.unescaped-quote': 'This quote is not escaped, or the matching one is missing.',
  'error.unterminated-escape':
    'The text ends inside an escape sequence. Complete it, or remove the character at the end.',
  'error.invalid-escape': 'This language has no escape “{sequence}”. Correct it, or choose another language.',
  'error.invalid-escape.pattern':
    'In a pattern, “{sequence}” does not stand for one specific character. If you mean the text itself, put a backslash before it.',
  'error.not-text': 'The escaped bytes from here on are not UTF-8.',
});
