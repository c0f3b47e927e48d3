import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'measurement',
  icon: 'chart-bar-decreasing',
  popularity: 24,
  width: 'wide',
  en: {
    name: 'Benchmark builder',
    summary: 'Compares measurements and exports the table.',
    description:
      'Compares series of measurements (mean, spread, percentiles, how much slower than the best) and exports the table.',
    keywords: [
      'benchmark',
      'compare',
      'mean',
      'median',
      'variance',
      'percentile',
      'performance',
      'statistics',
      'markdown',
      'standard deviation',
      'hyperfine',
      'average',
    ],
  },
  fr: {
    name: 'Comparateur de mesures (benchmark)',
    summary: 'Compare des mesures et exporte le tableau.',
    description:
      'Compare des séries de mesures : moyenne, variance, centiles, écart au meilleur, et exporte le tableau.',
    keywords: [
      'benchmark',
      'comparer',
      'mesures',
      'moyenne',
      'médiane',
      'variance',
      'centile',
      'écart type',
      'statistiques',
      'performance',
      'banc d’essai',
      'markdown',
    ],
  },
});
