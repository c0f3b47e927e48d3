import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'omega',
  popularity: 47,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Text to Unicode',
    summary: 'Code points, names and escapes of every character.',
    description:
      'Turns characters into code points and escapes in fifteen notations and back, and inspects every character of a text: name, block, category, bytes, normal forms.',
    keywords: [
      'unicode',
      'code point',
      'escape',
      'unescape',
      '\\u',
      'U+',
      'utf-8',
      'utf-16',
      'character name',
      'inspector',
      'grapheme',
      'normalize',
      'nfc',
      'nfd',
    ],
  },
  fr: {
    name: 'Texte vers Unicode',
    summary: 'Points de code, noms et échappements de chaque caractère.',
    description:
      'Convertit des caractères en points de code et en échappements dans quinze notations, et inversement ; inspecte chaque caractère : nom, bloc, catégorie, octets, formes normalisées.',
    keywords: [
      'unicode',
      'point de code',
      'échapper',
      'échappement',
      '\\u',
      'U+',
      'utf-8',
      'utf-16',
      'nom de caractère',
      'inspecteur',
      'graphème',
      'normaliser',
      'nfc',
      'nfd',
    ],
  },
});
