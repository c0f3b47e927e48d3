import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    decode: {
      name: 'Décoder des liens protégés',
      sentence: 'Trouve les liens d’un texte et décode l’adresse que chacun contient.',
    },
    unwrap: {
      name: 'Déballer les liens',
      sentence: 'Remplace chaque lien d’un texte par l’adresse nettoyée qu’il contient.',
    },
  },
  fields: {
    removeParams: { hint: 'Noms de paramètres ; * à la fin remplace n’importe quoi.' },
    maxDepth: { label: 'Nombre maximal de couches', hint: 'Combien de niveaux de liens imbriqués sont déballés.' },
  },
} satisfies OperationTranslation<typeof words>;
