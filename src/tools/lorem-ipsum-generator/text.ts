import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('lorem-ipsum-generator', {
  'unit.label': 'Unit',
  'unit.paragraphs': 'Paragraphs',
  'unit.sentences': 'Sentences',
  'unit.words': common.words,
  'unit.characters': common.characters,
  'count.label': common.howMany,
  'sentencesPerParagraph.min': 'Sentences per paragraph, at least',
  'sentencesPerParagraph.max': 'Sentences per paragraph, at most',
  'wordsPerSentence.min': 'Words per sentence, at least',
  'wordsPerSentence.max': 'Words per sentence, at most',
  'startWithLoremIpsum.label': 'Start with Lorem ipsum',
  'asHtml.label': 'As HTML',
  'seed.label': 'Seed',
  'seed.placeholder': 'For example draft-2',
  'seed.hint': 'The same seed always produces the same text; useful for tests.',
  'text.label': common.text,
  refresh: common.refresh,
  'refresh.help': common.ctrlEnter,
  download: 'Download as .{type}',
  words: { one: '{count} word', other: '{count} words' },
  characters: common.countCharacters,
  'error.invalid-range': 'The minimum, {min}, is greater than the maximum, {max}.',
  'error.invalid-input.too-big': 'The maximum is {max}.',
});
