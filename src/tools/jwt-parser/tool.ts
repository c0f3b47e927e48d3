import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'key-round',
  popularity: 96,
  width: 'wide',
  en: {
    name: 'JWT parser',
    summary: 'Decodes a JWT and checks its signature.',
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
    summary: 'Décode un JWT et en vérifie la signature.',
    description:
      'Décode un jeton JWT, explique ses revendications et ses dates, et vérifie sa signature avec votre clé.',
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
