import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'whole-word',
  popularity: 18,
  width: 'narrow',
  createdAt: '2026-11-22',
  en: {
    name: 'Numeronym generator',
    summary: 'i18n, a11y, k8s: numeronyms of words and lines.',
    description: 'Shortens words to numeronyms (internationalization → i18n) and explains known ones.',
    keywords: ['numeronym', 'i18n', 'l10n', 'a11y', 'k8s', 'abbreviation', 'acronym', 'shorten'],
  },
  fr: {
    name: 'Générateur de numéronymes',
    summary: 'i18n, a11y, k8s : les numéronymes des mots.',
    description: 'Abrège les mots en numéronymes (internationalisation → i18n) et explique les plus connus.',
    keywords: ['numéronyme', 'i18n', 'l10n', 'a11y', 'k8s', 'abréviation', 'acronyme', 'abréger'],
  },
});
