import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'data',
  icon: 'at-sign',
  popularity: 28,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Email normalizer',
    summary: 'Reduces email addresses to one form per mailbox.',
    description:
      'Reduces email addresses to one form per mailbox, by the rules of each provider, finds duplicates and lists what it changed.',
    keywords: [
      'email',
      'normalize',
      'canonical',
      'dedupe',
      'gmail dots',
      'plus addressing',
      'subaddress',
      'alias',
      'mailing list',
      'duplicates',
      'email cleaner',
      'clean email list',
    ],
  },
  fr: {
    name: 'Normaliseur d’adresses e-mail',
    summary: 'Ramène les adresses e-mail à une forme par boîte.',
    description:
      'Ramène les adresses e-mail à une forme par boîte, selon les règles du fournisseur, et signale doublons et changements.',
    keywords: [
      'courriel',
      'e-mail',
      'adresse',
      'normaliser',
      'points gmail',
      'sous-adresse',
      'alias',
      'liste de diffusion',
      'doublons',
      'dédoublonner',
    ],
  },
});
