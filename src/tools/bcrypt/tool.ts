import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'lock-keyhole',
  popularity: 60,
  width: 'medium',
  en: {
    name: 'Bcrypt',
    summary: 'Hashes passwords with bcrypt and checks them.',
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
    summary: 'Hache un mot de passe avec bcrypt et le vérifie.',
    description: 'Hache un mot de passe avec bcrypt et vérifie un mot de passe à partir d’une empreinte bcrypt.',
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
