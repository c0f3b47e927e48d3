import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-code',
  popularity: 33,
  width: 'wide',
  createdAt: '2023-06-23',
  en: {
    name: 'TOML to YAML',
    summary: 'Converts TOML to YAML.',
    description: 'Converts TOML 1.0/1.1 to YAML.',
    keywords: ['toml to yaml', 'toml', 'yaml', 'convert', 'config', 'yml'],
  },
  fr: {
    name: 'TOML vers YAML',
    summary: 'Convertit du TOML en YAML.',
    description: 'Convertit du TOML 1.0 ou 1.1 en YAML.',
    keywords: ['toml en yaml', 'toml', 'yaml', 'convertir', 'configuration'],
  },
});
