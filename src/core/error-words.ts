import { defineText } from './text.ts';

/** The sentences of the errors that every tool can give; a tool's own words come before them. */
export const errorWords = defineText('errors', {
  'error.invalid-input.not-an-object': 'The input must be an object with the fields of the operation.',
  'error.invalid-input.unknown': 'Unknown field “{field}”. Allowed fields: {expected}.',
  'error.invalid-input.missing': 'The field “{field}” is missing. Expected: {expected}.',
  'error.invalid-input.wrong-type': 'The field “{field}” does not fit. Expected: {expected}.',
  'error.invalid-input.not-a-choice': 'The field “{field}” must be one of: {expected}.',
  'error.invalid-input.too-small': 'The field “{field}” must be at least {min}.',
  'error.invalid-input.not-above': 'The field “{field}” must be greater than {above}.',
  'error.invalid-input.too-big': 'The field “{field}” must be at most {max}.',
  'error.invalid-input.too-short': 'The length of the field “{field}” must be at least {min}.',
  'error.invalid-input.too-long': 'The length of the field “{field}” must be at most {max}.',
  'error.invalid-input.too-few': 'The length of the list “{field}” must be at least {min}.',
  'error.invalid-input.too-many': 'The length of the list “{field}” must be at most {max}.',
  'error.invalid-input.not-a-multiple': 'The field “{field}” must be a multiple of {step}.',
  'error.invalid-input.too-deep': 'The field “{field}” is nested deeper than {max} levels.',
  'U+0009': 'a tab',
  'U+000A': 'a line break',
  'U+000D': 'a line break',
  'U+0020': 'a space',
  'U+00A0': 'a no-break space',
  'error.cancelled': 'Canceled.',
  'error.too-slow': 'Stopped at the time limit of {limit} milliseconds. Use a smaller input or allow more time.',
  'error.empty-input': 'Nothing to read yet: type or paste something.',
  'error.unreadable-file': 'The file was changed, moved or locked: open it again.',
  'error.secure-context-required': 'The browser allows this only over HTTPS or on localhost.',
  'error.invalid-base64':
    'Not Base64: “{character}” at character {position}. Use letters, digits, + and / (or - and _), and = at the end.',
  'error.invalid-base64.length':
    'Not Base64: one character is left over, at character {position}. Compare it with the original.',
  'error.invalid-hex': 'Not hexadecimal: “{character}” at character {position}. Use the digits 0–9 and a–f.',
  'error.invalid-hex.odd': 'A byte has two hexadecimal digits: the one at character {position} has no partner.',
});
