import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'gauge',
  popularity: 49,
  width: 'medium',
  createdAt: '2023-06-24',
  dataSets: [
    { name: 'zxcvbn-ts language-common 4.1.3', date: '2026-11-20' },
    { name: 'zxcvbn-ts language-en 4.1.1', date: '2026-11-20' },
    { name: 'zxcvbn-ts language-fr 4.1.2', date: '2026-11-20' },
  ],
  en: {
    name: 'Password strength analyser',
    summary: 'Estimates how long a password resists guessing.',
    description: 'Estimates how long a password would resist an attacker who knows how people choose passwords.',
    keywords: [
      'password',
      'strength',
      'entropy',
      'crack time',
      'brute force',
      'dictionary',
      'zxcvbn',
      'security',
      'analyzer',
      'meter',
    ],
  },
  fr: {
    name: 'Analyseur de robustesse de mot de passe',
    summary: 'Estime la résistance d’un mot de passe.',
    description: 'Estime combien de temps un mot de passe résisterait à un attaquant qui sait comment on les choisit.',
    keywords: [
      'mot de passe',
      'robustesse',
      'force',
      'entropie',
      'temps de cassage',
      'force brute',
      'dictionnaire',
      'zxcvbn',
      'sécurité',
    ],
  },
});
