import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'shield-check',
  popularity: 60,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'JSON Schema validator',
    summary: 'Checks JSON against a schema and explains errors.',
    description:
      'Checks JSON or YAML against a JSON Schema (draft-04 to 2020-12), locates and explains every error, and infers a schema from samples.',
    keywords: [
      'json schema',
      'validate',
      'draft-07',
      '2020-12',
      '2019-09',
      'openapi',
      'infer schema',
      'generate schema',
      '$ref',
      'ajv',
      'format',
    ],
  },
  fr: {
    name: 'Validateur JSON Schema',
    summary: 'Vérifie un JSON selon un schéma.',
    description:
      'Vérifie du JSON ou du YAML avec un JSON Schema, situe et explique chaque erreur, et déduit un schéma à partir d’exemples.',
    keywords: ['json schema', 'valider', 'schéma', 'schéma json', 'générer un schéma', 'déduire un schéma', 'openapi'],
  },
});
