import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Analyser une URL',
      sentence: 'Décompose une URL comme le font les navigateurs.',
    },
    edit: {
      name: 'Modifier une URL',
      sentence: 'Remplace des parties d’une URL.',
    },
    clean: {
      name: 'Nettoyer une URL',
      sentence: 'Retire d’une URL les paramètres de suivi.',
    },
    cleanReport: {
      name: 'Nettoyer avec rapport',
      sentence: 'Retire d’une URL les paramètres de suivi et les énumère.',
    },
    defang: {
      name: 'Neutraliser les liens',
      sentence: 'Rend inoffensifs les liens d’un texte : hxxps[://]a[.]example.',
    },
    refang: {
      name: 'Réactiver les liens',
      sentence: 'Rétablit les liens neutralisés d’un texte.',
    },
  },
  fields: {
    base: { hint: 'Pour une URL relative.' },
    set: 'Nouvelles parties',
    'set.query.key': 'Nom',
    'set.query.value': 'Valeur',
    'set.query.hasValue': 'Avec un signe égal',
    querySpace: { label: 'Espaces de la requête', hint: 'Écrits + ou %20.' },
    removeParams: { label: 'Retirer des paramètres', hint: 'Les noms des paramètres.' },
    sortParams: 'Trier les paramètres',
    removeHash: 'Retirer le fragment',
    removeCredentials: 'Retirer l’identifiant et le mot de passe',
  },
} satisfies OperationTranslation<typeof words>;
