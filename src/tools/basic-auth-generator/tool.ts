import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'user-key',
  popularity: 44,
  width: 'medium',
  en: {
    name: 'Basic auth generator',
    summary: 'Builds and reads Basic Authorization headers.',
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
      'htpasswd',
    ],
  },
  fr: {
    name: 'Générateur d’authentification Basic',
    summary: 'Crée ou relit un en-tête HTTP Authorization Basic.',
    description:
      'Crée un en-tête HTTP Authorization Basic à partir d’un identifiant et d’un mot de passe, et sait aussi en lire un.',
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
      'htpasswd',
    ],
  },
});
