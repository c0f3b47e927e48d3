import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-cog',
  popularity: 37,
  width: 'wide',
  createdAt: '2023-06-23',
  en: {
    name: 'YAML to TOML',
    summary: 'Converts YAML to clean TOML.',
    description: 'Converts YAML to clean TOML.',
    keywords: ['yaml to toml', 'yaml', 'toml', 'convert', 'config', 'yml'],
  },
  fr: {
    name: 'YAML vers TOML',
    summary: 'Convertit du YAML en TOML propre.',
    description: 'Convertit du YAML en TOML propre, dates comprises.',
    keywords: ['yaml en toml', 'yaml', 'toml', 'convertir', 'configuration'],
  },
});
