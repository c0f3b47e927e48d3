import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    analyse: {
      name: 'Analyser la robustesse',
      sentence: 'Estime combien d’essais il faut à un attaquant pour trouver un mot de passe.',
    },
    analyseList: {
      name: 'Robustesse d’une liste',
      sentence: 'Estime la robustesse de plusieurs mots de passe, un par ligne.',
    },
    prepare: {
      name: 'Charger les dictionnaires',
      sentence: 'Charge les dictionnaires, pour que la première analyse ne les attende pas.',
    },
  },
  fields: {
    userInputs: { hint: 'Noms, entreprise, animal : un attaquant les essaierait en premier.' },
    guessesPerSecond: { hint: 'En essais par seconde ; null pour aucune.' },
  },
} satisfies OperationTranslation<typeof words>;
