import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('base64-string-converter', {
  'text.label': common.text,
  'text.placeholder': 'Hello 👋',
  'base64.label': 'Base64',
  'base64.placeholder': 'SGVsbG8g8J+Riw==',
  'urlSafe.label': 'URL-safe',
  'urlSafe.help': 'Uses - and _ instead of + and /. Decoding accepts both.',
  'padding.label': 'Padding',
  'padding.auto': common.automatic,
  'padding.always': 'Always',
  'padding.never': 'Never',
  'lineLength.label': 'Line length',
  'lineLength.none': 'One line',
  'lineLength.64': '64 (PEM)',
  'lineLength.76': '76 (MIME)',
  'charset.label': common.characterSet,
  'charset.utf-8': 'UTF-8',
  'charset.utf-16le': 'UTF-16 LE (PowerShell)',
  'charset.utf-16be': 'UTF-16 BE',
  'charset.latin1': 'Latin-1 (ISO-8859-1)',
  'charset.hex': 'Hexadecimal bytes',
  'strict.label': 'Strict',
  'strict.help': 'Accepts only canonical Base64: standard alphabet, complete padding, no white space.',
  'facts.text': 'Text: {characters}, {size}',
  'facts.base64': 'Base64: {size}',
  characters: common.countCharacters,
  'download.text': 'Download the text',
  'download.base64': 'Download the Base64',
  'file.offer': '“{name}” is not Unicode text. The Base64 file converter encodes files of any kind.',
  'file.open': 'Open the Base64 file converter',
  'found.json': 'The text is JSON.',
  'found.jwt': 'The text is a JSON Web Token.',
  'found.base64': 'The text is itself Base64.',
  'open.json': 'Open in JSON prettify',
  'open.jwt': 'Open in JWT parser',
  'open.base64': 'Decode again',
  'error.invalid-base64.padding':
    'The padding is wrong at character {position}. Complete the last group of four with = signs, at the end only.',
  'error.invalid-base64.trailing-bits':
    'Not canonical: character {position} (“{character}”) has extra bits that belong to no byte. Turn off Strict to accept it.',
  'error.unencodable-character':
    'Latin-1 has no “{character}” (character {position}). Choose UTF-8, or remove the character.',
  'error.not-text':
    'These bytes are not {charset} text. Choose another character set, or open the data with /base64-file-converter.',
});
