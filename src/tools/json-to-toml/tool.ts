import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-sliders',
  popularity: 34,
  width: 'wide',
  createdAt: '2023-06-23',
  en: {
    name: 'JSON to TOML',
    summary: 'Converts JSON to clean TOML.',
    description: 'Converts JSON to clean TOML.',
    keywords: ['json to toml', 'toml', 'convert', 'config', 'cargo', 'pyproject', 'json'],
  },
  fr: {
    name: 'JSON vers TOML',
    summary: 'Convertit du JSON en TOML propre.',
    description: 'Convertit du JSON en TOML propre, sans arrondir les nombres.',
    keywords: ['json en toml', 'toml', 'convertir', 'configuration', 'cargo', 'pyproject'],
  },
});
