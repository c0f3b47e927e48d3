import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'wallet',
  popularity: 30,
  width: 'medium',
  en: {
    name: 'BIP39 passphrase generator',
    summary: 'Makes BIP39 mnemonics and derives their seeds.',
    description: 'Turns entropy into a BIP39 mnemonic and back, in all ten official languages, and derives the seed.',
    keywords: ['bip39', 'mnemonic', 'seed phrase', 'passphrase', 'entropy', 'wallet', 'word list', 'bitcoin', 'bip-39'],
  },
  fr: {
    name: 'Générateur de phrase BIP39',
    summary: 'Crée des phrases BIP39 et calcule leurs graines.',
    description: 'Convertit une entropie en phrase BIP39 et inversement, en dix langues, et calcule la graine.',
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
