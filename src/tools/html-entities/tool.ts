import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'ampersand',
  width: 'wide',
  en: {
    name: 'HTML entities',
    description:
      'Escapes text for HTML at the level you choose, decodes every HTML character reference as a browser does, and looks up entities by name, character or code point.',
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
    description:
      'Échappez un texte pour le HTML, décodez toutes les entités comme le fait un navigateur, et retrouvez une entité par son nom, son caractère ou son point de code.',
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
