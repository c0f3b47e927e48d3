import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    hash: {
      name: 'Hacher avec bcrypt',
      sentence: 'Hache un mot de passe avec bcrypt ; seuls ses 72 premiers octets comptent.',
    },
    verify: {
      name: 'Vérifier une empreinte bcrypt',
      sentence: 'Indique si un mot de passe correspond à une empreinte bcrypt.',
    },
    inspect: {
      name: 'Analyser une empreinte bcrypt',
      sentence: 'Montre la version, le coût et le sel d’une empreinte bcrypt.',
      fields: {
        hash: { label: 'Empreinte' },
      },
    },
    measure: {
      name: 'Mesurer la vitesse bcrypt',
      sentence: 'Mesure sur cet appareil la durée d’une empreinte bcrypt de coût 6, en millisecondes.',
    },
  },
  fields: {
    cost: { hint: 'Chaque cran double la durée.' },
    salt: { label: 'Sel', hint: '22 caractères du Base64 de bcrypt ; un nouveau sel s’il est omis.' },
    maxCost: { label: 'Coût maximal', hint: 'Une empreinte d’un coût supérieur n’est pas calculée.' },
  },
} satisfies OperationTranslation<typeof words>;
