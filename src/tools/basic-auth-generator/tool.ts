import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'user-key',
  width: 'medium',
  en: {
    name: 'Basic auth generator',
    description: 'Builds the HTTP Basic Authorization header from a user name and a password, and reads one back.',
    keywords: [
      'basic auth',
      'authorization',
      'header',
      'base64',
      'http',
      'username',
      'password',
      'curl',
      'decode',
      'credentials',
      'netrc',
    ],
  },
  fr: {
    name: 'Générateur d’authentification Basic',
    description:
      'Créez un en-tête HTTP Authorization Basic à partir d’un identifiant et d’un mot de passe, ou décodez-en un.',
    keywords: [
      'basic auth',
      'authentification',
      'authorization',
      'en-tête',
      'base64',
      'http',
      'identifiant',
      'mot de passe',
      'curl',
      'décoder',
    ],
  },
});
