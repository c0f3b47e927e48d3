import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-text',
  width: 'wide',
  en: {
    name: 'JSON to YAML converter',
    description: 'Converts JSON (also JSON5, JSONC, NDJSON) to readable YAML that every YAML version reads alike.',
    keywords: ['json', 'yaml', 'json5', 'jsonc', 'ndjson', 'convert', 'json to yaml', 'yml'],
  },
  fr: {
    name: 'Convertisseur JSON vers YAML',
    description:
      'Convertit du JSON (y compris JSON5, JSONC et NDJSON) en YAML lisible, interprété de la même façon par YAML 1.1 et 1.2.',
    keywords: ['json', 'yaml', 'json5', 'jsonc', 'ndjson', 'convertir', 'json en yaml', 'yml'],
  },
});
