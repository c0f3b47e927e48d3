import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'pilcrow',
  en: {
    name: 'Lorem ipsum generator',
    description: 'Placeholder text of exactly the length you need.',
    keywords: [
      'lorem',
      'ipsum',
      'placeholder',
      'filler',
      'dummy',
      'text',
      'paragraphs',
      'words',
      'dummy text',
      'placeholder text',
      'latin',
    ],
  },
  fr: {
    name: 'Générateur de lorem ipsum',
    description: 'Du faux texte à la longueur voulue : paragraphes, phrases, mots ou caractères.',
    keywords: [
      'lorem',
      'ipsum',
      'faux texte',
      'remplissage',
      'texte factice',
      'paragraphes',
      'mots',
      'latin',
      'faux latin',
    ],
  },
});
