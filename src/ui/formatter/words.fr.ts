import { translationOf } from '#core/text.ts';
import type * as english from './words.ts';

export const repairWords = translationOf<typeof english.repairWords>()({
  repair: 'Tenter de réparer',
  repaired: 'Texte réparé',
  'error.cannot-repair': 'Le texte ne peut pas être réparé : ce passage est incompréhensible. Corrigez-le à la main.',
  'error.cannot-repair.too-deep':
    'Le texte ne peut pas être réparé : ses objets et tableaux sont trop profondément imbriqués.',
});

export const jsonWords = translationOf<typeof english.jsonWords>()({
  ...repairWords,
  'sortKeys.label': 'Trier les clés',
  'sortKeys.none': 'Non',
  'sortKeys.asc': 'A–Z',
  'sortKeys.desc': 'Z–A',
  'unicode.label': 'Unicode',
  'unicode.keep': 'Tel quel',
  'unicode.unescape': 'Lisible',
  'unicode.escape': 'Échappé',
  json5: 'Accepter le JSON5',
  'input.label': 'JSON',
  hint: 'Saisissez ou collez du JSON, ou déposez un fichier n’importe où sur la page.',
  valid: '{dialect} valide',
  lines: { one: '{count} ligne JSON', other: '{count} lignes JSON' },
  readAsOne: 'Lire comme un seul document',
  duplicates: { one: '{count} clé en double', other: '{count} clés en double' },
  jump: 'Y aller',
  pointer: 'Pointeur JSON',
  'error.not-representable':
    'JSON ne peut représenter ni NaN ni Infinity. Écrivez plutôt un nombre, null ou une chaîne.',
  'error.too-deep': 'Les objets et tableaux sont imbriqués ici sur plus de 2\u202f000 niveaux.',
});
