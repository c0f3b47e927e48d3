import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'code-xml',
  popularity: 40,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'JSON to XML',
    summary: 'Converts JSON to well-formed XML.',
    description:
      'Converts JSON to well-formed XML: attributes, text, repeated elements and namespaces by a named convention.',
    keywords: [
      'json to xml',
      'json',
      'xml',
      'convert',
      'badgerfish',
      'attributes',
      'soap',
      'rss',
      'serialize',
      'json xml',
      'json2xml',
      'object to xml',
    ],
  },
  fr: {
    name: 'JSON vers XML',
    summary: 'Convertit du JSON en XML bien formé.',
    description:
      'Convertit du JSON en XML bien formé : attributs, texte, éléments répétés et espaces de noms selon une convention nommée.',
    keywords: ['json en xml', 'json', 'xml', 'convertir', 'sérialiser', 'attributs', 'badgerfish', 'soap'],
  },
});
