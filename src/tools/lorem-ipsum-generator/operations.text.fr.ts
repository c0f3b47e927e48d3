import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer un faux texte',
      sentence: 'Écrit un faux texte avec un nombre exact de mots, de phrases ou de paragraphes.',
    },
  },
  fields: {
    sentencesPerParagraph: 'Phrases par paragraphe',
    'sentencesPerParagraph.min': 'Au moins',
    'sentencesPerParagraph.max': 'Au plus',
    wordsPerSentence: 'Mots par phrase',
    'wordsPerSentence.min': 'Au moins',
    'wordsPerSentence.max': 'Au plus',
  },
} satisfies OperationTranslation<typeof words>;
