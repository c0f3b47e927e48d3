import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater du JSON',
      sentence: 'Formate du JSON avec l’indentation et l’ordre des clés choisis.',
    },
    inspect: {
      name: 'Formater et valider',
      sentence: 'Formate et valide du JSON, et donne des informations à son sujet.',
    },
    formatFile: {
      name: 'Formater un fichier JSON',
      sentence: 'Formate un fichier JSON de toute taille.',
    },
    validate: {
      name: 'Valider du JSON',
      sentence: 'Indique si un texte est du JSON valide et, sinon, où se trouve la première erreur.',
    },
    repair: {
      name: 'Réparer du JSON',
      sentence: 'Répare du JSON mal formé.',
    },
    locate: {
      name: 'Situer une valeur JSON',
      sentence: 'Donne le chemin de la valeur à une position, en JSON Pointer, JSONPath et jq.',
    },
    unwrap: {
      name: 'Extraire une chaîne JSON',
      sentence: 'Décode un texte formé d’une seule chaîne JSON.',
    },
    tree: {
      name: 'Indexer un arbre JSON',
      sentence: 'Indexe toutes les valeurs d’un document JSON pour les afficher en arbre.',
    },
  },
  fields: {
    dialect: { label: 'Dialecte', hint: 'Auto accepte JSON5 et les commentaires.' },
    indent: { hint: 'En espaces, ou tab.' },
    inlineWidth: {
      hint: 'Les tableaux et objets jusqu’à ce nombre de caractères restent sur une ligne ; 0 pour aucun.',
    },
    documents: { label: 'Documents', hint: 'Un seul document, ou plusieurs en JSON Lines.' },
    file: 'Fichier',
    offset: { label: 'Position', hint: 'En unités UTF-16, à partir de 0.' },
  },
} satisfies OperationTranslation<typeof words>;
