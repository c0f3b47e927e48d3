import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    analyze: {
      name: 'Analyser un texte',
      sentence: 'Compte les caractères, mots, phrases et lignes d’un texte, et estime son temps de lecture.',
    },
    frequencies: {
      name: 'Compter les mots',
      sentence: 'Donne les mots les plus fréquents d’un texte.',
    },
    invisibles: {
      name: 'Trouver les caractères invisibles',
      sentence: 'Trouve les caractères invisibles d’un texte.',
      fields: {
        locale: { label: 'Langue', hint: 'La langue des noms des caractères.' },
      },
    },
    limits: {
      name: 'Vérifier les limites',
      sentence: 'Compare la longueur d’un texte aux limites des messages, des publications et des colonnes.',
    },
  },
  fields: {
    locale: { label: 'Langue', hint: 'La langue dont les règles délimitent les mots et les phrases.' },
    top: 'Nombre maximal de mots',
    minLength: { label: 'Mot le plus court', hint: 'En caractères.' },
    caseSensitive: 'Respecter la casse',
    limit: 'Nombre maximal',
  },
} satisfies OperationTranslation<typeof words>;
