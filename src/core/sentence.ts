import type { Details } from './operation.ts';
import { defineText, fill, translator, type Language, type Messages, type Words } from './text.ts';

/** The sentences of the errors that every tool can give. */
export const commonErrors = defineText({
  en: {
    'error.invalid-input.not-an-object': 'The input must be an object with the fields of the operation.',
    'error.invalid-input.unknown': 'There is no field “{field}”. The fields are: {expected}.',
    'error.invalid-input.missing': 'The field “{field}” is missing; it must be {expected}.',
    'error.invalid-input.wrong-type': 'The field “{field}” must be {expected}.',
    'error.invalid-input.not-a-choice': 'The field “{field}” must be one of: {expected}.',
    'error.invalid-input.too-small': 'The field “{field}” must be at least {min}.',
    'error.invalid-input.not-above': 'The field “{field}” must be greater than {above}.',
    'error.invalid-input.too-big': 'The field “{field}” must be at most {max}.',
    'error.invalid-input.not-a-multiple': 'The field “{field}” must be a multiple of {step}.',
    'error.invalid-input.too-deep': 'The field “{field}” is nested deeper than {max} levels.',
    'error.cancelled': 'Cancelled.',
    'error.empty-input': 'There is nothing to read yet: type or paste something.',
    'error.secure-context-required': 'The browser offers this only on a page opened over HTTPS or on localhost.',
    'error.invalid-base64':
      'Not Base64: “{character}” at character {position}. Only letters, digits, + and / (or - and _) and = at the end are allowed.',
    'error.invalid-base64.length':
      'Not Base64: one character is left over, at character {position}. Something is missing or too much; compare the end with the original.',
    'error.invalid-hex': 'Not hexadecimal: “{character}” at character {position}. Use the digits 0–9 and a–f.',
    'error.invalid-hex.odd':
      'The number of hexadecimal digits is odd: the one at character {position} has no partner. A byte has two digits.',
  },
  fr: {
    'error.invalid-input.not-an-object': 'L’entrée doit être un objet portant les champs de l’opération.',
    'error.invalid-input.unknown': 'Le champ « {field} » n’existe pas. Les champs sont : {expected}.',
    'error.invalid-input.missing': 'Le champ « {field} » manque ; attendu : {expected}.',
    'error.invalid-input.wrong-type': 'Le champ « {field} » n’a pas la bonne forme ; attendu : {expected}.',
    'error.invalid-input.not-a-choice': 'Le champ « {field} » doit être l’une de ces valeurs : {expected}.',
    'error.invalid-input.too-small': 'Le champ « {field} » doit valoir au moins {min}.',
    'error.invalid-input.not-above': 'Le champ « {field} » doit être supérieur à {above}.',
    'error.invalid-input.too-big': 'Le champ « {field} » doit valoir au plus {max}.',
    'error.invalid-input.not-a-multiple': 'Le champ « {field} » doit être un multiple de {step}.',
    'error.invalid-input.too-deep': 'Le champ « {field} » compte plus de {max} niveaux d’imbrication.',
    'error.cancelled': 'Annulé.',
    'error.empty-input': 'Il n’y a encore rien à lire : saisissez ou collez quelque chose.',
    'error.secure-context-required':
      'Le navigateur ne propose cette fonction que sur une page ouverte en HTTPS ou sur localhost.',
    'error.invalid-base64':
      'Ce n’est pas du Base64 : « {character} » au caractère {position}. Seuls sont admis les lettres, les chiffres, + et / (ou - et _), et = à la fin.',
    'error.invalid-base64.length':
      'Ce n’est pas du Base64 : il reste un caractère isolé, le caractère {position}. Il en manque ou il y en a trop ; comparez la fin avec l’original.',
    'error.invalid-hex':
      'Ce n’est pas de l’hexadécimal : « {character} » au caractère {position}. Utilisez les chiffres 0–9 et a–f.',
    'error.invalid-hex.odd':
      'Le nombre de chiffres hexadécimaux est impair : celui du caractère {position} est seul. Un octet en compte deux.',
  },
});

/**
 * The sentence for an error code: `error.<code>.<details.reason>`, else `error.<code>`; the tool's own words come
 * before those all tools share.
 */
export function describeError(words: Words | undefined, language: Language, code: string, details: Details): string {
  const own = words?.[language] as Messages | undefined;
  const reason = details['reason'] ?? details['problem'];
  const keys = [...(reason === undefined ? [] : [`error.${code}.${String(reason)}`]), `error.${code}`];
  for (const table of [own, commonErrors[language] as Messages]) {
    for (const key of keys) {
      const message = table?.[key];
      if (message !== undefined) return fill(message, language, details);
    }
  }
  return code;
}

export const translateCommon = (language: Language) => translator(commonErrors, language);
