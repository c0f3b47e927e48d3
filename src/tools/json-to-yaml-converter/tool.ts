import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-text',
  popularity: 78,
  width: 'wide',
  en: {
    name: 'JSON to YAML converter',
    summary: 'Converts JSON to readable YAML.',
    description: 'Converts JSON (also JSON5, JSONC, NDJSON) to readable YAML that every YAML version reads alike.',
    keywords: [
      'json to yaml',
      'json yaml',
      'yaml',
      'yml',
      'convert',
      'config',
      'kubernetes',
      'ansible',
      'ndjson',
      'json',
      'json5',
      'jsonc',
    ],
  },
  fr: {
    name: 'Convertisseur JSON vers YAML',
    summary: 'Convertit du JSON en YAML lisible.',
    description:
      'Convertit du JSON (y compris JSON5, JSONC et NDJSON) en YAML lisible, interprété de la même façon par YAML 1.1 et 1.2.',
    keywords: [
      'json en yaml',
      'yaml',
      'yml',
      'convertir',
      'configuration',
      'kubernetes',
      'ansible',
      'docker compose',
      'ci/cd',
      'fichier de configuration',
    ],
  },
});
