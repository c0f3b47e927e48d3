import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    search: {
      name: 'Chercher des emojis',
      sentence: 'Trouve des emojis par nom, mot-clé ou code court, les plus pertinents d’abord.',
    },
    describe: {
      name: 'Décrire un emoji',
      sentence: 'Donne le nom, les points de code et les codes courts d’un emoji.',
    },
    list: {
      name: 'Lister tous les emojis',
      sentence: 'Donne tous les emojis par groupes, avec leurs versions et leurs couleurs de peau.',
    },
  },
  fields: {
    locale: 'Langue',
    limit: 'Nombre maximal',
    emoji: { label: 'Emoji', hint: 'Un emoji, un code court comme :rocket:, ou des points de code comme U+1F680.' },
  },
} satisfies OperationTranslation<typeof words>;
