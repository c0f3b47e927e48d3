import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'dices',
  en: {
    name: 'Token generator',
    description: 'Makes random tokens, passwords and API keys with the characters you choose.',
    keywords: [
      'token',
      'random',
      'string',
      'password',
      'api key',
      'secret',
      'alphanumeric',
      'symbols',
      'entropy',
      'hex',
      'passphrase',
    ],
  },
  fr: {
    name: 'Générateur de jetons',
    description: 'Générez des jetons, mots de passe et clés d’API aléatoires avec les caractères de votre choix.',
    keywords: [
      'jeton',
      'aléatoire',
      'chaîne',
      'mot de passe',
      'clé d’api',
      'secret',
      'alphanumérique',
      'symboles',
      'entropie',
      'hex',
      'phrase de passe',
    ],
  },
});
