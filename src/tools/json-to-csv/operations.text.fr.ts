import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'JSON en CSV',
      sentence: 'Convertit un tableau d’objets JSON en CSV (RFC 4180).',
    },
    inspect: {
      name: 'Examiner un tableau JSON',
      sentence: 'Indique la taille et les en-têtes du tableau d’un document JSON.',
    },
    convertWithPreview: {
      name: 'JSON-CSV avec aperçu',
      sentence: 'Convertit du JSON en CSV et indique les premières lignes du tableau.',
    },
  },
  fields: {
    rowsAt: { hint: 'Le JSON Pointer du tableau ; vide pour le document entier.' },
    delimiter: { hint: 'Un caractère.' },
    quote: { label: 'Guillemets', hint: 'Autour de chaque cellule, ou seulement si nécessaire.' },
    flatten: { hint: 'Écrit les membres des objets dans des colonnes comme adresse.ville.' },
    guardFormulas: { hint: 'Ajoute une apostrophe devant les cellules qu’un tableur exécuterait comme des formules.' },
    bom: { label: 'Indicateur d’ordre des octets', hint: 'Excel en a besoin pour l’UTF-8.' },
    columns: { hint: 'Leurs en-têtes, dans l’ordre voulu ; vide pour toutes.' },
  },
} satisfies OperationTranslation<typeof words>;
