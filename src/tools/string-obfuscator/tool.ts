import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'hat-glasses',
  width: 'wide',
  createdAt: '2023-08-16',
  en: {
    name: 'String obfuscator',
    description: 'Masks a secret, IBAN or token so that it can be shared and still be recognised.',
    keywords: [
      'obfuscate',
      'mask',
      'hide',
      'redact',
      'secret',
      'token',
      'iban',
      'anonymise',
      'censor',
      'anonymize',
      'credit card',
      'log',
    ],
  },
  fr: {
    name: 'Masquage de chaîne',
    description: 'Masquez un secret, un IBAN ou un jeton tout en le gardant reconnaissable.',
    keywords: [
      'masquer',
      'cacher',
      'caviarder',
      'secret',
      'jeton',
      'iban',
      'anonymiser',
      'censurer',
      'obfuscation',
      'carte bancaire',
      'journal',
    ],
  },
});
