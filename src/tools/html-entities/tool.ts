import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'ampersand',
  popularity: 58,
  takesText: ['text'],
  width: 'wide',
  en: {
    name: 'HTML entities',
    summary: 'Escapes text for HTML and decodes every entity.',
    description:
      'Escapes text for HTML, decodes every HTML character reference as a browser does, and looks up entities by name or character.',
    keywords: [
      'html',
      'entities',
      'escape',
      'unescape',
      'encode',
      'decode',
      'nbsp',
      'amp',
      'character reference',
      'unicode',
    ],
  },
  fr: {
    name: 'Entités HTML',
    summary: 'Échappe un texte pour le HTML et décode les entités.',
    description:
      'Échappe un texte pour le HTML, décode les entités comme un navigateur, et retrouve une entité par son nom ou son caractère.',
    keywords: [
      'html',
      'entités',
      'échapper',
      'déséchapper',
      'encoder',
      'décoder',
      'nbsp',
      'amp',
      'espace insécable',
      'caractères spéciaux',
      'unicode',
    ],
  },
});
