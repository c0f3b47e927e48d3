import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Changer de base',
      sentence: 'Convertit un nombre de toute longueur dans une autre base ; seules les fractions sont arrondies.',
    },
    convertMany: {
      name: 'Convertir en plusieurs bases',
      sentence: 'Écrit un nombre dans chacune des bases données, avec les chiffres habituels.',
    },
    convertAll: {
      name: 'Convertir en bases usuelles',
      sentence: 'Écrit un nombre dans toutes les bases usuelles et indique la base détectée.',
    },
    represent: {
      name: 'Afficher les bits',
      sentence: 'Montre un entier sur un nombre fixe de bits, les négatifs en complément à deux.',
    },
  },
  fields: {
    text: { hint: 'Avec ou sans préfixe : 0x2A, -17, 3.75, 36#zz.' },
    from: { hint: 'Une base de 2 à 64, ou auto.' },
    to: { label: 'Base d’arrivée', hint: 'De 2 à 64.' },
    fromAlphabet: {
      label: 'Chiffres de départ',
      hint: 'Les chiffres de la base de départ, par ordre croissant ; vide pour les chiffres habituels.',
    },
    alphabet: {
      label: 'Chiffres d’arrivée',
      hint: 'Les chiffres de la base d’arrivée, par ordre croissant ; vide pour les chiffres habituels.',
    },
    fractionDigits: { hint: 'Le nombre maximal de chiffres après la virgule.' },
    prefix: { hint: 'Écrit 0b, 0o ou 0x devant les chiffres.' },
    group: { label: 'Taille des groupes', hint: 'Chiffres par groupe ; 0 pour aucun groupe.' },
    bases: { label: 'Bases d’arrivée', hint: 'Chacune de 2 à 64.' },
  },
} satisfies OperationTranslation<typeof words>;
