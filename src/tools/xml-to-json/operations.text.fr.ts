import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: { name: 'XML en JSON', sentence: 'Écrit un document XML en JSON selon l’une de quatre conventions.' },
    report: {
      name: 'Pertes XML vers JSON',
      sentence: 'Donne ce qu’une convention ne peut garder d’un document XML.',
    },
    convertWithReport: {
      name: 'XML-JSON avec rapport',
      sentence: 'Écrit un document XML en JSON et donne ce qui n’a pu être gardé.',
    },
  },
  fields: {
    convention: {
      hint: 'prefix écrit @_nom et #text, badgerfish @nom et $, compact _attributes et _text ; nodes garde tout.',
    },
    types: { hint: 'infer fait des nombres et des booléens de ce qui se réécrit à l’identique.' },
    alwaysArray: { hint: 'Des noms d’éléments tels qu’ils sont écrits.' },
    indent: { hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
