import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'book-open',
  popularity: 50,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Regex cheatsheet',
    summary: 'Regular expressions at a glance, with examples.',
    description:
      'Every piece of JavaScript regular-expression syntax with a small live example, searchable by symbol or word.',
    keywords: [
      'regex',
      'cheatsheet',
      'memo',
      'syntax',
      'quantifier',
      'lookbehind',
      'character class',
      'anchor',
      'flags',
      'reference',
      'regex help',
    ],
  },
  fr: {
    name: 'Aide-mémoire des regex',
    summary: 'Les expressions régulières d’un coup d’œil.',
    description:
      'La syntaxe des expressions régulières JavaScript en exemples interactifs, à chercher par signe ou par mot.',
    keywords: [
      'regex',
      'aide-mémoire',
      'antisèche',
      'syntaxe',
      'quantificateur',
      'assertion arrière',
      'classe de caractères',
      'ancre',
      'options',
      'référence',
    ],
  },
});
