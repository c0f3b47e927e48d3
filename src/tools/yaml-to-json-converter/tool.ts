import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-json',
  popularity: 81,
  width: 'wide',
  en: {
    name: 'YAML to JSON converter',
    summary: 'Converts YAML to JSON, numbers as written.',
    description: 'Converts YAML to JSON with numbers and order as written, and lists what JSON cannot represent.',
    keywords: [
      'yaml to json',
      'yaml json',
      'yml',
      'yaml',
      'convert',
      'anchors',
      'multi-document',
      'kubernetes',
      'compose',
      'json',
    ],
  },
  fr: {
    name: 'Convertisseur YAML vers JSON',
    summary: 'Convertit du YAML en JSON, nombres tels quels.',
    description:
      'Convertit du YAML en JSON avec les nombres et l’ordre d’origine, et liste ce que JSON ne peut pas contenir.',
    keywords: ['yaml en json', 'yaml', 'yml', 'convertir', 'ancres', 'plusieurs documents'],
  },
});
