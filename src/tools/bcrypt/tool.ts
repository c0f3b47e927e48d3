import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'lock-keyhole',
  width: 'medium',
  en: {
    name: 'Bcrypt',
    description: 'Hashes a password with bcrypt and checks a password against a bcrypt hash.',
    keywords: [
      'bcrypt',
      'password',
      'hash',
      'compare',
      'verify',
      'salt',
      'rounds',
      'cost',
      'htpasswd',
      'blowfish',
      'crypt',
    ],
  },
  fr: {
    name: 'Bcrypt',
    description: 'Hachez un mot de passe avec bcrypt, vérifiez-le et examinez une empreinte existante.',
    keywords: [
      'bcrypt',
      'mot de passe',
      'hachage',
      'empreinte',
      'comparer',
      'vérifier',
      'sel',
      'coût',
      'htpasswd',
      'blowfish',
    ],
  },
});
