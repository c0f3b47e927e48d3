import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'case-sensitive',
  width: 'medium',
  en: {
    name: 'Case converter',
    description: 'Rewrites text or identifiers in every usual letter case, line by line.',
    keywords: [
      'case',
      'camelCase',
      'PascalCase',
      'snake_case',
      'kebab-case',
      'CONSTANT_CASE',
      'title case',
      'sentence case',
      'upper',
      'uppercase',
      'lower',
      'lowercase',
      'capitalize',
      'identifier',
    ],
  },
  fr: {
    name: 'Convertisseur de casse',
    description: 'Réécrit un texte ou des identifiants dans toutes les casses usuelles, ligne par ligne.',
    keywords: [
      'casse',
      'camelCase',
      'PascalCase',
      'snake_case',
      'kebab-case',
      'CONSTANT_CASE',
      'majuscules',
      'minuscules',
      'titre',
      'phrase',
      'identifiant',
    ],
  },
});
