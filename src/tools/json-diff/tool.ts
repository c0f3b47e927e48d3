import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'git-compare-arrows',
  popularity: 76,
  width: 'wide',
  createdAt: '2023-04-20',
  en: {
    name: 'JSON diff',
    summary: 'Compares two JSON documents by structure.',
    description:
      'Compares two JSON documents by structure, shows the differences as a tree or side by side, and writes the patch.',
    keywords: ['json', 'diff', 'compare', 'difference', 'patch', 'rfc 6902', 'merge patch', 'object', 'array'],
  },
  fr: {
    name: 'Comparateur JSON',
    summary: 'Compare deux documents JSON selon leur structure.',
    description:
      'Compare deux documents JSON selon leur structure, montre les différences en arbre ou côte à côte, et écrit le correctif.',
    keywords: [
      'json',
      'comparer',
      'différence',
      'comparaison',
      'diff',
      'patch',
      'rfc 6902',
      'fusion',
      'objet',
      'tableau',
    ],
  },
});
