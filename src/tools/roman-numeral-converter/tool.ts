import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'landmark',
  width: 'medium',
  en: {
    name: 'Roman numeral converter',
    description: 'Converts between Roman numerals and numbers, and explains each step.',
    keywords: ['roman', 'roman numerals', 'arabic', 'numeral', 'number', 'XIV', 'vinculum', 'MCMXCIV', 'latin'],
  },
  fr: {
    name: 'Convertisseur de chiffres romains',
    description: 'Convertit les chiffres romains en nombres et inversement, avec le détail du calcul.',
    keywords: ['chiffres romains', 'romain', 'arabe', 'numération', 'nombre', 'XIV', 'vinculum', 'latin'],
  },
});
