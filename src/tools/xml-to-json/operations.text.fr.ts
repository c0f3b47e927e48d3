import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: { name: 'XML en JSON', sentence: 'Convertit un document XML en JSON selon l’une de quatre conventions.' },
    report: {
      name: 'Pertes XML vers JSON',
      sentence: 'Énumère ce qu’un document XML perd en JSON.',
    },
    convertWithReport: {
      name: 'XML-JSON avec rapport',
      sentence: 'Convertit un document XML en JSON et énumère les pertes.',
    },
  },
  fields: {
    convention: {
      hint: 'prefix écrit @_nom et #text, badgerfish @nom et $, compact _attributes et _text ; nodes garde tout.',
    },
    types: { hint: 'infer convertit en nombres et en booléens ce qui se réécrit à l’identique.' },
    alwaysArray: { hint: 'Des noms d’éléments tels qu’ils sont écrits.' },
    indent: { hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
