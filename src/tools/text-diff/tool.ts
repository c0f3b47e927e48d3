import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'file-diff',
  popularity: 86,
  takesText: ['left', 'right'],
  width: 'wide',
  createdAt: '2023-08-16',
  en: {
    name: 'Text diff',
    summary: 'Compares two texts, line by line and word by word.',
    description: 'Compares two texts side by side, line by line with the changed words marked, and exports a patch.',
    keywords: [
      'diff',
      'compare',
      'text',
      'difference',
      'patch',
      'unified',
      'merge',
      'code',
      'compare texts',
      'text compare',
      'unified diff',
    ],
  },
  fr: {
    name: 'Comparateur de textes (diff)',
    summary: 'Compare deux textes, ligne à ligne et mot à mot.',
    description: 'Compare deux textes côte à côte, ligne à ligne et mot à mot, et exporte un correctif.',
    keywords: [
      'diff',
      'comparer',
      'texte',
      'différence',
      'patch',
      'fusion',
      'comparer des textes',
      'comparaison',
      'code',
    ],
  },
});
