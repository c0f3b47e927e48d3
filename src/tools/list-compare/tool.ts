import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'list-checks',
  popularity: 45,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'List compare',
    summary: 'Shows what two lists share and where they differ.',
    description:
      'Compares two to ten lists: what is in all, in some or only in one, with counts, in the original order.',
    keywords: [
      'list',
      'compare',
      'diff',
      'set',
      'union',
      'intersection',
      'difference',
      'missing',
      'common',
      'duplicates',
      'venn',
    ],
  },
  fr: {
    name: 'Comparateur de listes',
    summary: 'Ce que des listes ont en commun, ou non.',
    description:
      'Compare de deux à dix listes : éléments communs, propres à chacune, manquants, avec les effectifs et l’ordre d’origine.',
    keywords: [
      'listes',
      'comparer',
      'doublons',
      'différence',
      'union',
      'intersection',
      'communs',
      'manquants',
      'ensembles',
      'venn',
    ],
  },
});
