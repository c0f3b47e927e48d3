import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'landmark',
  popularity: 29,
  width: 'medium',
  en: {
    name: 'Roman numeral converter',
    summary: 'Roman numerals to numbers and back, step by step.',
    description: 'Converts between Roman numerals and numbers, and explains each step.',
    keywords: ['roman', 'roman numerals', 'arabic', 'numeral', 'number', 'XIV', 'vinculum', 'MCMXCIV', 'latin'],
  },
  fr: {
    name: 'Convertisseur de chiffres romains',
    summary: 'Chiffres romains et nombres, étape par étape.',
    description: 'Convertit les chiffres romains en nombres et inversement, avec le détail du calcul.',
    keywords: ['chiffres romains', 'romain', 'arabe', 'numération', 'nombre', 'XIV', 'vinculum', 'latin'],
  },
});
