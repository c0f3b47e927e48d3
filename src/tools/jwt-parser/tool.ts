import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'key-round',
  width: 'wide',
  en: {
    name: 'JWT parser',
    description: 'Decodes a JSON Web Token, explains its claims and dates, and verifies its signature with your key.',
    keywords: [
      'jwt',
      'jws',
      'token',
      'decode',
      'verify',
      'signature',
      'claims',
      'bearer',
      'oauth',
      'jwk',
      'jwe',
      'jwks',
    ],
  },
  fr: {
    name: 'Décodeur de JWT',
    description: 'Décodez un jeton JWT, comprenez ses revendications et ses dates, et vérifiez sa signature.',
    keywords: [
      'jwt',
      'jws',
      'jeton',
      'décoder',
      'vérifier',
      'signature',
      'revendications',
      'bearer',
      'oauth',
      'jwk',
      'jwe',
      'jwks',
    ],
  },
});
