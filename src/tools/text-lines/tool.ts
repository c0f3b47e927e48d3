import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'list-filter',
  popularity: 46,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Line tools',
    summary: 'Sorts, filters, numbers and deduplicates lines.',
    description:
      'Sorts, filters, deduplicates, numbers, wraps, splits, joins and replaces lines, as a chain of steps, showing the effect of each.',
    keywords: [
      'lines',
      'sort',
      'unique',
      'dedupe',
      'remove duplicates',
      'filter',
      'grep',
      'replace',
      'number lines',
      'wrap',
      'split',
      'join',
      'reverse',
      'shuffle',
      'trim',
      'columns',
    ],
  },
  fr: {
    name: 'Outils de lignes',
    summary: 'Trie, filtre, numérote et dédoublonne des lignes.',
    description:
      'Trie, filtre, dédoublonne, numérote, coupe, fusionne et remplace des lignes, sous forme d’étapes enchaînées dont on voit l’effet.',
    keywords: [
      'lignes',
      'trier',
      'doublons',
      'filtrer',
      'grep',
      'remplacer',
      'numéroter',
      'couper',
      'fusionner',
      'mélanger',
      'rogner',
      'colonnes',
    ],
  },
});
