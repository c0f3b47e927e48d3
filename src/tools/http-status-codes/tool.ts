import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'server',
  width: 'medium',
  en: {
    name: 'HTTP status codes',
    description: 'The reference of all HTTP status codes, searchable, with meaning, defining RFC and related headers.',
    keywords: ['http', 'status', 'code', 'error', '404', '500', 'redirect', 'webdav', 'rest', 'api'],
  },
  fr: {
    name: 'Codes de statut HTTP',
    description:
      'La référence des codes de statut HTTP, avec recherche, signification, RFC d’origine et en-têtes associés.',
    keywords: ['http', 'statut', 'code', 'erreur', '404', '500', 'redirection', 'webdav', 'rest', 'api'],
  },
});
