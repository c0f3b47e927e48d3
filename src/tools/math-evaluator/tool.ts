import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'math',
  icon: 'square-function',
  width: 'wide',
  en: {
    name: 'Math evaluator',
    description:
      'A scratchpad calculator: exact decimals and big integers, variables, functions, units, bits; every line has its result.',
    keywords: [
      'math',
      'calculator',
      'expression',
      'evaluate',
      'units',
      'hexadecimal',
      'bitwise',
      'sqrt',
      'sin',
      'percent',
      'arithmetic',
      'equation',
      'formula',
      'complex numbers',
      'matrix',
    ],
  },
  fr: {
    name: 'Évaluateur d’expressions mathématiques',
    description: 'Calculette multi-ligne : décimaux exacts, grands entiers, variables, fonctions, unités, binaire.',
    keywords: [
      'mathématiques',
      'calculatrice',
      'calculette',
      'expression',
      'calcul',
      'évaluer',
      'unités',
      'hexadécimal',
      'racine carrée',
      'sinus',
      'pour cent',
      'formule',
      'nombres complexes',
      'matrice',
    ],
  },
});
