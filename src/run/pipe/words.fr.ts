import { translationOf } from '#core/text.ts';
import type { pipeErrors } from './words.ts';

/** The same in French. */
export const pipeErrorsInFrench = translationOf<typeof pipeErrors>()({
  'error.invalid-pipe': 'Ce n’est pas un enchaînement.',
  'error.invalid-pipe.not-json': 'Ce n’est pas un enchaînement : le texte n’est pas du JSON.',
  'error.invalid-pipe.not-an-object': 'Ce n’est pas un enchaînement : il faut un objet avec « version » et « steps ».',
  'error.invalid-pipe.missing': 'Ce n’est pas un enchaînement : « {field} » manque ; attendu : {expected}.',
  'error.invalid-pipe.unknown': 'Un enchaînement n’a pas de « {field} » ici. Les noms admis sont : {expected}.',
  'error.invalid-pipe.wrong-type': 'Ce n’est pas un enchaînement : « {field} » ne convient pas ; attendu : {expected}.',
  'error.invalid-pipe.not-a-choice':
    'Ce n’est pas un enchaînement : « {field} » doit être l’une de ces valeurs : {expected}.',
  'error.invalid-pipe.too-few': 'Un enchaînement compte au moins une étape.',
  'error.invalid-pipe.not-a-pointer': 'La partie à prendre doit être un JSON Pointer, comme /payload/name.',
  'error.invalid-pipe.has-source': 'Retirez « {field} » : sa valeur vient de l’étape précédente.',
  'error.invalid-pipe.empty-step': 'Cette étape n’a pas d’opération.',
  'error.invalid-pipe.open-quote': 'Un guillemet n’est pas fermé.',
  'error.unknown-operation': 'L’opération « {name} » n’existe pas. Les noms les plus proches sont : {nearest}.',
  'error.no-source-field': '{op} n’accepte pas de valeur : ce ne peut être que la première étape.',
  'error.secret-in-pipe':
    'Le secret « {field} » ne doit pas figurer dans un enchaînement enregistré. Retirez-le ; il vous sera demandé.',
  'error.not-text': 'La valeur n’est pas du texte. Utilisez une opération qui accepte un fichier.',
  'error.pick-missing': 'La valeur n’a rien à l’emplacement {pointer}.',
  'error.pick-missing.member': 'Le membre « {member} » n’existe pas : le résultat a {members}.',
  'error.pick-missing.member-inside': 'Le membre « {member} » n’existe pas dans « {inside} », qui a {members}.',
  'error.pick-missing.none':
    'Le membre « {member} » n’existe pas : le résultat n’en a aucun. Prenez la valeur entière.',
  'error.pick-missing.none-inside': 'Le membre « {member} » n’existe pas : « {inside} » n’en a aucun.',
  'error.pick-missing.empty': 'L’élément « {member} » n’existe pas : le résultat est une liste vide.',
  'error.pick-missing.empty-inside': 'L’élément « {member} » n’existe pas : « {inside} » est une liste vide.',
  'error.pick-missing.item': {
    one: 'L’élément « {member} » n’existe pas : le résultat est une liste d’un seul élément, 0.',
    other:
      'L’élément « {member} » n’existe pas : le résultat est une liste de {count} éléments, comptés à partir de 0.',
  },
  'error.pick-missing.item-inside': {
    one: 'L’élément « {member} » n’existe pas : « {inside} » est une liste d’un seul élément, 0.',
    other:
      'L’élément « {member} » n’existe pas : « {inside} » est une liste de {count} éléments, comptés à partir de 0.',
  },
  'error.step-failed': '{cause}',
  name: '« {name} »',
  others: { one: '1 autre', other: '{count} autres' },
  step: 'Étape {step}',
  stepAndItem: 'Étape {step}, élément {item}',
});
