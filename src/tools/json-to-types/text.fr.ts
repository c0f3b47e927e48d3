import { translationOf } from '#core/text.ts';
import { jsonErrors, nestingErrors } from '#lib/json-scan/messages.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  ...jsonErrors,
  ...nestingErrors,
  'text.label': 'Exemples JSON',
  output: 'Types',
  'output.placeholder': 'Les types apparaissent ici.',
  hint: 'Saisissez un ou plusieurs documents JSON, ou déposez des fichiers n’importe où sur la page.',
  'target.label': 'Vers',
  'rootName.label': 'Nom de la racine',
  'dates.label': 'Dates',
  'dates.string': 'En chaînes',
  'dates.native': 'En dates',
  'each.label': 'Un exemple par élément',
  samples: 'Exemples',
  sample: 'Exemple {number}',
  add: 'Ajouter un exemple',
  remove: 'Retirer cet exemple',
  refused: {
    one: 'Ce fichier n’est pas du texte Unicode ou ne peut pas être lu : {names}. Ouvrez-le seul.',
    other: 'Ces fichiers ne sont pas du texte Unicode ou ne peuvent pas être lus : {names}. Ouvrez-les un par un.',
  },
  typeCount: { one: '{count} type', other: '{count} types' },
  sampleCount: { one: '{count} document', other: '{count} documents' },
  optionalCount: { one: '{count} facultatif', other: '{count} facultatifs' },
  nullableCount: { one: '{count} nullable', other: '{count} nullables' },
  unionCount: { one: '{count} union', other: '{count} unions' },
  bigCount: { one: '{count} grand entier', other: '{count} grands entiers' },
  spots: 'Différences entre les exemples',
  'spot.union': 'Le type de valeur diffère ici de ce qui précède.',
  'spot.big': 'Cet entier ne tient pas sur 64 bits.',
  'error.no-samples': 'Il n’y a pas d’exemple. Saisissez au moins un document JSON.',
  'error.invalid-name': 'Le nom d’un type doit comporter au moins une lettre.',
  'error.invalid-name.long': 'Le nom de la racine est trop long : {limit} caractères au plus.',
  'error.too-many-types': 'Les exemples comptent plus de {max} types d’objets différents.',
});
