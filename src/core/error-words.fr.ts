import type { errorWords as english } from './error-words.ts';
import { translationOf } from './text.ts';

/** The kinds of fields as `expectation` calls them; English sentences have those names. */
const kinds = {
  file: 'fichier',
  integer: 'nombre entier',
  'list of': 'liste d’éléments de type',
  number: 'nombre',
  object: 'objet',
  text: 'texte',
};

const sentences = translationOf<typeof english>()({
  'error.invalid-input.not-an-object': 'L’entrée doit être un objet portant les champs de l’opération.',
  'error.invalid-input.unknown': 'Le champ « {field} » n’existe pas. Les champs sont : {expected}.',
  'error.invalid-input.missing': 'Le champ « {field} » manque ; attendu : {expected}.',
  'error.invalid-input.wrong-type': 'Le champ « {field} » ne convient pas ; attendu : {expected}.',
  'error.invalid-input.not-a-choice': 'Le champ « {field} » doit être l’une de ces valeurs : {expected}.',
  'error.invalid-input.too-small': 'Le champ « {field} » doit valoir au moins {min}.',
  'error.invalid-input.not-above': 'Le champ « {field} » doit être supérieur à {above}.',
  'error.invalid-input.too-big': 'Le champ « {field} » doit valoir au plus {max}.',
  'error.invalid-input.too-short': 'Le champ « {field} » est trop court : sa longueur minimale est de {min}.',
  'error.invalid-input.too-long': 'Le champ « {field} » est trop long : sa longueur maximale est de {max}.',
  'error.invalid-input.too-few': 'Le champ « {field} » compte trop peu d’éléments : le minimum est de {min}.',
  'error.invalid-input.too-many': 'Le champ « {field} » compte trop d’éléments : le maximum est de {max}.',
  'error.invalid-input.not-a-multiple': 'Le champ « {field} » doit être un multiple de {step}.',
  'error.invalid-input.too-deep': 'Le champ « {field} » compte plus de {max} niveaux d’imbrication.',
  'U+0009': 'une tabulation',
  'U+000A': 'un saut de ligne',
  'U+000D': 'un saut de ligne',
  'U+0020': 'une espace',
  'U+00A0': 'une espace insécable',
  'error.cancelled': 'Annulé.',
  'error.too-slow': 'Arrêté à la limite de {limit} millisecondes. Réduisez l’entrée ou accordez plus de temps.',
  'error.empty-input': 'Rien à lire pour l’instant : saisissez ou collez quelque chose.',
  'error.unreadable-file': 'Le fichier a été modifié, déplacé ou verrouillé : ouvrez-le de nouveau.',
  'error.secure-context-required': 'Le navigateur ne propose cette fonction qu’en HTTPS ou sur localhost.',
  'error.invalid-base64':
    'Ce n’est pas du Base64 : « {character} » au caractère {position}. Utilisez des lettres, des chiffres, + et / (ou - et _), et = à la fin.',
  'error.invalid-base64.length':
    'Ce n’est pas du Base64 : il reste un caractère isolé, le caractère {position}. Comparez la fin avec l’original.',
  'error.invalid-hex':
    'Ce n’est pas de l’hexadécimal : « {character} » au caractère {position}. Utilisez les chiffres 0–9 et a–f.',
  'error.invalid-hex.odd': 'Un octet compte deux chiffres hexadécimaux : celui du caractère {position} est seul.',
});

export const errorWords = { ...kinds, ...sentences };
