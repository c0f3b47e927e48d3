import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    obfuscate: {
      name: 'Masquer un texte',
      sentence: 'Masque tout sauf le début et la fin d’un texte.',
    },
    preview: {
      name: 'Masquer et compter',
      sentence: 'Masque un texte et compte les caractères masqués.',
    },
    redact: {
      name: 'Masquer les secrets',
      sentence: 'Trouve les clés, jetons, cartes et adresses d’un texte et les masque.',
    },
  },
  fields: {
    keepFirst: { hint: 'En caractères.' },
    keepLast: { hint: 'En caractères.' },
    keepCharacters: { hint: 'Les caractères qui ne sont jamais masqués.' },
    maskLength: { hint: 'En caractères ; null pour celle du secret.' },
    keep: { label: 'Résultats à garder', hint: 'Leurs numéros, à partir de 0 ; ils restent en clair.' },
  },
} satisfies OperationTranslation<typeof words>;
