import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    search: {
      name: 'Chercher une commande Git',
      sentence: 'Trouve les commandes Git qui répondent à une situation.',
    },
    fill: {
      name: 'Compléter une commande Git',
      sentence: 'Remplit les champs d’une commande Git, prête à coller dans un shell.',
    },
  },
  fields: {
    query: { label: 'Recherche', hint: 'Les mots d’une commande ou d’une situation ; vide pour tout.' },
    locale: 'Langue',
    section: { label: 'Section', hint: 'L’identifiant d’une section ; null pour toutes.' },
    id: { label: 'Identifiant de la commande', hint: 'Tel que la recherche le donne.' },
    values: { label: 'Valeurs', hint: 'Le texte de chaque champ, par son nom.' },
  },
} satisfies OperationTranslation<typeof words>;
