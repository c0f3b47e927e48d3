import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'split',
  width: 'medium',
  en: {
    name: 'URL parser',
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
    ],
  },
  fr: {
    name: 'Analyseur d’URL',
    description:
      'Décomposez une URL comme le fait un navigateur, modifiez ses parties et ses paramètres dans un tableau, et obtenez l’URL reconstruite.',
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
    ],
  },
});
