import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer une phrase mnémonique',
      sentence: 'Tire au hasard une nouvelle phrase BIP39.',
    },
    entropyToMnemonic: {
      name: 'Entropie en phrase mnémonique',
      sentence: 'Convertit une entropie en phrase BIP39.',
    },
    mnemonicToEntropy: {
      name: 'Phrase mnémonique en entropie',
      sentence: 'Retrouve l’entropie d’une phrase BIP39 et vérifie sa somme de contrôle.',
    },
    mnemonicToSeed: {
      name: 'Phrase mnémonique en graine',
      sentence: 'Dérive la graine de 64 octets d’une phrase BIP39, en hexadécimal.',
    },
    lastWords: {
      name: 'Compléter la phrase mnémonique',
      sentence: 'Énumère les derniers mots qui rendent valide la somme de contrôle d’une phrase BIP39.',
      fields: {
        mnemonic: { hint: '11, 14, 17, 20 ou 23 mots.' },
      },
    },
    rollsToEntropy: {
      name: 'Lancers en entropie',
      sentence: 'Transforme des lancers de dés ou de pièces en entropie.',
    },
  },
  fields: {
    entropy: { hint: '32 à 64 chiffres hexadécimaux.' },
    mnemonic: { hint: '12, 15, 18, 21 ou 24 mots.' },
  },
} satisfies OperationTranslation<typeof words>;
