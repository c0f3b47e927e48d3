import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'text-search',
  popularity: 62,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'JSON query (JSONPath, JMESPath, Pointer)',
    summary: 'Queries JSON with JSONPath, JMESPath or a pointer.',
    description:
      'Finds values in JSON with JSONPath, JMESPath or JSON Pointer, with the exact path and line of every result.',
    keywords: [
      'jsonpath',
      'jmespath',
      'json pointer',
      'query',
      'filter',
      'extract',
      'jq',
      'aws cli query',
      'kubectl jsonpath',
      'rfc 9535',
      'rfc 6901',
      'select',
      'path',
    ],
  },
  fr: {
    name: 'Requêtes JSON (JSONPath, JMESPath, Pointer)',
    summary: 'Interroge du JSON : JSONPath, JMESPath, pointeur.',
    description:
      'Trouve des valeurs dans du JSON avec JSONPath, JMESPath ou JSON Pointer, avec le chemin exact et la ligne de chaque résultat.',
    keywords: [
      'jsonpath',
      'jmespath',
      'json pointer',
      'requête',
      'filtrer',
      'sélectionner',
      'extraire',
      'chemin',
      'jq',
    ],
  },
});
