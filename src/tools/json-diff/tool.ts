import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'git-compare-arrows',
  width: 'wide',
  createdAt: '2023-04-20',
  en: {
    name: 'JSON diff',
    description:
      'Compares two JSON documents by structure, shows the differences as a tree or side by side, and writes the patch.',
    keywords: ['json', 'diff', 'compare', 'difference', 'patch', 'rfc 6902', 'merge patch', 'object', 'array'],
  },
  fr: {
    name: 'Comparateur JSON',
    description:
      'Comparez deux documents JSON selon leur structure, visualisez les différences et générez le patch correspondant.',
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
