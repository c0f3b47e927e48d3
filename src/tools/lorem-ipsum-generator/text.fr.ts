import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'unit.label': 'Unité',
  'unit.paragraphs': 'Paragraphes',
  'unit.sentences': 'Phrases',
  'unit.words': common.words,
  'unit.characters': common.characters,
  'count.label': common.howMany,
  'sentencesPerParagraph.min': 'Phrases par paragraphe, au moins',
  'sentencesPerParagraph.max': 'Phrases par paragraphe, au plus',
  'wordsPerSentence.min': 'Mots par phrase, au moins',
  'wordsPerSentence.max': 'Mots par phrase, au plus',
  'startWithLoremIpsum.label': 'Commencer par Lorem ipsum',
  'asHtml.label': 'En HTML',
  'seed.label': 'Graine',
  'seed.placeholder': 'Par exemple essai-2',
  'seed.hint': 'La même graine donne le même texte : utile pour les tests.',
  'text.label': common.text,
  refresh: common.refresh,
  'refresh.help': common.ctrlEnter,
  download: 'Télécharger en .{type}',
  words: { one: '{count} mot', other: '{count} mots' },
  characters: common.countCharacters,
  'error.invalid-range': 'Le minimum, {min}, dépasse le maximum, {max}.',
  'error.invalid-input.too-big': 'Le maximum est {max}.',
});
