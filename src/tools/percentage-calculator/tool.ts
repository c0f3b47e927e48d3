import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'math',
  icon: 'percent',
  width: 'medium',
  en: {
    name: 'Percentage calculator',
    description: 'The five percentage questions, answered as sentences.',
    keywords: [
      'percentage',
      'percent',
      'ratio',
      'increase',
      'decrease',
      'variation',
      'discount',
      'tax',
      'vat',
      'rate',
      'growth',
      'margin',
    ],
  },
  fr: {
    name: 'Calculateur de pourcentages',
    description: 'X % de Y, quelle part, quelle variation, prix avant taxe : les calculs de pourcentage en une page.',
    keywords: [
      'pourcentage',
      'pour cent',
      'part',
      'taux',
      'augmentation',
      'diminution',
      'variation',
      'remise',
      'réduction',
      'taxe',
      'tva',
      'hausse',
      'baisse',
    ],
  },
});
