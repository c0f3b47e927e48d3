import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Analyser un numéro',
      sentence: 'Écrit un numéro de téléphone sous toutes ses formes et indique ce qu’il est.',
    },
    extract: {
      name: 'Extraire des numéros',
      sentence: 'Trouve tous les numéros de téléphone valides d’un texte.',
    },
    explain: {
      name: 'Expliquer un numéro incorrect',
      sentence: 'Indique combien de chiffres manquent, et à quel numéro des lettres correspondent.',
    },
    countries: {
      name: 'Lister les indicatifs',
      sentence: 'Donne chaque pays avec son indicatif téléphonique.',
    },
  },
  fields: {
    defaultCountry: { hint: 'Deux lettres, par exemple FR, pour les numéros sans +.' },
  },
} satisfies OperationTranslation<typeof words>;
