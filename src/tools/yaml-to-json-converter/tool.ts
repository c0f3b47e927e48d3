import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-json',
  popularity: 81,
  width: 'wide',
  en: {
    name: 'YAML to JSON converter',
    summary: 'Converts YAML to JSON without losses.',
    description: 'Converts YAML to JSON without losing numbers, order or documents.',
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
    summary: 'Convertit du YAML en JSON, sans pertes.',
    description: 'Convertit du YAML en JSON sans perdre ni nombres, ni ordre des clés, ni documents.',
    keywords: ['yaml en json', 'yaml', 'yml', 'convertir', 'ancres', 'plusieurs documents'],
  },
});
