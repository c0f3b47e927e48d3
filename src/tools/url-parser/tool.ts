import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'split',
  popularity: 65,
  width: 'medium',
  en: {
    name: 'URL parser',
    summary: 'Splits a URL into its parts, and rebuilds it.',
    description:
      'Splits a URL into its parts as browsers do (WHATWG URL), edits the parts and the query table, and rebuilds the URL.',
    keywords: [
      'url',
      'parse',
      'query',
      'params',
      'hostname',
      'port',
      'punycode',
      'idn',
      'tracking',
      'utm',
      'query parameters',
      'defang',
      'refang',
      'hxxp',
    ],
  },
  fr: {
    name: 'Analyseur d’URL',
    summary: 'Décompose une URL et la reconstruit.',
    description:
      'Décompose une URL comme le fait un navigateur, permet de modifier ses parties et ses paramètres dans un tableau, et la reconstruit.',
    keywords: [
      'url',
      'analyser',
      'requête',
      'paramètres',
      'nom d’hôte',
      'port',
      'punycode',
      'idn',
      'pistage',
      'utm',
      'paramètres d’URL',
      'défang',
      'hxxp',
      'désactiver un lien',
    ],
  },
});
