import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'wallet',
  width: 'medium',
  en: {
    name: 'BIP39 passphrase generator',
    description: 'Turns entropy into a BIP39 mnemonic and back, in all ten official languages, and derives the seed.',
    keywords: ['bip39', 'mnemonic', 'seed phrase', 'passphrase', 'entropy', 'wallet', 'word list', 'bitcoin', 'bip-39'],
  },
  fr: {
    name: 'Générateur de phrase BIP39',
    description:
      'Convertissez une entropie en phrase mnémonique BIP39 et inversement, dans les dix langues officielles, et calculez la graine.',
    keywords: [
      'bip39',
      'mnémonique',
      'phrase de récupération',
      'phrase mnémonique',
      'graine',
      'entropie',
      'portefeuille',
      'liste de mots',
      'bitcoin',
    ],
  },
});
