import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-braces',
  popularity: 38,
  width: 'wide',
  createdAt: '2023-06-23',
  en: {
    name: 'TOML to JSON',
    summary: 'Converts TOML to JSON.',
    description: 'Converts TOML 1.0/1.1 to JSON.',
    keywords: ['toml to json', 'toml json', 'toml', 'convert', 'config', 'cargo', 'pyproject', 'json'],
  },
  fr: {
    name: 'TOML vers JSON',
    summary: 'Convertit du TOML en JSON.',
    description: 'Convertit du TOML 1.0 ou 1.1 en JSON.',
    keywords: ['toml en json', 'toml', 'convertir', 'configuration', 'cargo', 'pyproject'],
  },
});
