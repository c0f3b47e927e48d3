import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-code-2',
  popularity: 52,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'XML to JSON',
    summary: 'Converts XML to JSON by the convention you choose.',
    description:
      'Converts XML to JSON in the convention your program expects, and says what the convention cannot keep.',
    keywords: [
      'xml to json',
      'xml',
      'json',
      'convert',
      'badgerfish',
      'xml2js',
      'xml-js',
      'fast-xml-parser',
      'soap',
      'rss',
      'attributes',
      'cdata',
      'namespace',
      'lossless',
      'xml json',
      'convert xml',
      'soap to json',
      'rss to json',
    ],
  },
  fr: {
    name: 'XML vers JSON',
    summary: 'Convertit du XML en JSON, convention au choix.',
    description:
      'Convertit du XML en JSON selon la convention attendue par votre programme, et indique ce qu’elle ne peut pas conserver.',
    keywords: [
      'xml en json',
      'xml',
      'json',
      'convertir',
      'attributs',
      'badgerfish',
      'espace de noms',
      'soap',
      'rss',
      'convertir du xml en json',
    ],
  },
});
