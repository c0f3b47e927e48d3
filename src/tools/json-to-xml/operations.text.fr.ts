import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'JSON en XML',
      sentence: 'Convertit du JSON en XML bien formé selon l’une de quatre conventions.',
    },
    report: { name: 'Pertes JSON vers XML', sentence: 'Énumère ce qu’un document JSON perd en XML.' },
    convertWithReport: {
      name: 'JSON-XML avec rapport',
      sentence: 'Convertit du JSON en XML bien formé et énumère les pertes.',
    },
  },
  fields: {
    convention: {
      hint: 'prefix lit @_nom et #text, badgerfish @nom et $, compact _attributes et _text ; nodes énumère les nœuds.',
    },
    rootName: { hint: 'Le nom de l’élément racine si le JSON ne le donne pas.' },
    itemName: { hint: 'Le nom des éléments pour les entrées d’un tableau dans un tableau.' },
    indent: { hint: 'En espaces, ou tab ; 0 pour aucun espace.' },
    names: { hint: 'Que faire des noms que le XML n’admet pas.' },
  },
} satisfies OperationTranslation<typeof words>;
