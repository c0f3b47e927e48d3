import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'signature',
  width: 'medium',
  en: {
    name: 'HMAC generator',
    description: 'Computes an HMAC of a text with a secret key, and checks a received signature (webhooks).',
    keywords: [
      'hmac',
      'mac',
      'signature',
      'webhook',
      'secret',
      'sha256',
      'sha512',
      'sha1',
      'md5',
      'key',
      'verify',
      'rfc 2104',
      'x-hub-signature',
    ],
  },
  fr: {
    name: 'Générateur de HMAC',
    description: 'Calculez le HMAC d’un texte avec une clé secrète et vérifiez une signature de webhook.',
    keywords: [
      'hmac',
      'mac',
      'signature',
      'webhook',
      'secret',
      'sha256',
      'sha512',
      'sha1',
      'md5',
      'clé',
      'vérifier',
      'authentification de message',
    ],
  },
});
