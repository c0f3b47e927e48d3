import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'eye-off',
  popularity: 26,
  width: 'wide',
  createdAt: '2026-11-22',
  dataSets: [{ name: 'Forms of tokens of 25 vendors', date: '2026-11' }],
  en: {
    name: 'Data masker',
    summary: 'Replaces personal data with pseudonyms.',
    description:
      'Finds personal data and secrets in text, JSON, logs and HAR files, replaces each with a consistent pseudonym, and says what it cannot find.',
    keywords: [
      'mask',
      'redact',
      'anonymize',
      'pseudonymize',
      'gdpr',
      'pii',
      'secrets',
      'api key',
      'token',
      'log sanitizer',
      'har sanitizer',
      'credit card',
      'iban',
      'email',
      'ip address',
    ],
  },
  fr: {
    name: 'Masquage de données',
    summary: 'Remplace les données personnelles d’un texte.',
    description:
      'Remplace données personnelles et secrets (texte, JSON, logs, HAR) par des pseudonymes, et dit ce qui peut lui échapper.',
    keywords: [
      'masquer des données',
      'anonymiser',
      'pseudonymiser',
      'rgpd',
      'données personnelles',
      'secrets',
      'jeton',
      'nettoyer des logs',
      'har',
      'carte bancaire',
      'iban',
      'adresse ip',
    ],
  },
});
