import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'pilcrow',
  popularity: 63,
  en: {
    name: 'Lorem ipsum generator',
    summary: 'Placeholder text of exactly the length you need.',
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
    summary: 'Du faux texte, exactement à la longueur voulue.',
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
