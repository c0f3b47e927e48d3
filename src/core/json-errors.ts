import { defineText } from './text.ts';

/** The sentences about a text that is no JSON, for the tools that read it. */
export const jsonErrors = defineText({
  en: {
    'error.invalid-json': 'Line {line}, column {column}: this is not valid JSON.',
    'error.invalid-json.unexpected-token': 'Line {line}, column {column}: expected a value, found “{found}”.',
    'error.invalid-json.unexpected-end':
      'Line {line}, column {column}: the text ends here, but the document is not complete.',
    'error.invalid-json.unterminated-string':
      'The string that starts at line {openedLine}, column {openedColumn} is never closed. Add {opener} at its end.',
    'error.invalid-json.unterminated-comment':
      'The comment that starts at line {openedLine}, column {openedColumn} is never closed. Add */ at its end.',
    'error.invalid-json.trailing-content':
      'Line {line}, column {column}: expected the end after the document, found “{found}”.',
    'error.invalid-json.trailing-comma':
      'Line {line}, column {column}: a comma stands before “{found}”. Remove it, or read the text as JSONC or JSON5.',
    'error.invalid-json.comment-not-allowed':
      'Line {line}, column {column}: JSON has no comments. Remove it, or read the text as JSONC or JSON5.',
    'error.invalid-json.expected-key': 'Line {line}, column {column}: expected a key in quotes or }, found “{found}”.',
    'error.invalid-json.expected-colon':
      'Line {line}, column {column}: expected : after the key “{key}”, found “{found}”.',
    'error.invalid-json.expected-comma-or-brace':
      'Line {line}, column {column}: expected , or } after the value of “{key}”, found “{found}”.',
    'error.invalid-json.expected-comma-or-bracket':
      'Line {line}, column {column}: expected , or ] after item {item} of the array, found “{found}”.',
    'error.invalid-json.bad-escape':
      'Line {line}, column {column}: “{found}” does not belong into an escape sequence. For a backslash, write two.',
    'error.invalid-json.bad-number': 'Line {line}, column {column}: “{found}” cannot stand here in a number.',
    'error.invalid-json.control-character':
      'Line {line}, column {column}: {found} cannot stand in a string as it is. Escape it, or close the string that starts at line {openedLine}, column {openedColumn}.',
  },
  fr: {
    'error.invalid-json': 'Ligne {line}, colonne {column} : ce n’est pas du JSON valide.',
    'error.invalid-json.unexpected-token':
      'Ligne {line}, colonne {column} : une valeur est attendue au lieu de « {found} ».',
    'error.invalid-json.unexpected-end':
      'Ligne {line}, colonne {column} : le texte s’arrête ici alors que le document n’est pas complet.',
    'error.invalid-json.unterminated-string':
      'La chaîne ouverte ligne {openedLine}, colonne {openedColumn} n’est jamais fermée. Ajoutez {opener} à sa fin.',
    'error.invalid-json.unterminated-comment':
      'Le commentaire ouvert ligne {openedLine}, colonne {openedColumn} n’est jamais fermé. Ajoutez */ à sa fin.',
    'error.invalid-json.trailing-content':
      'Ligne {line}, colonne {column} : rien n’est attendu après la fin du document, mais on y trouve « {found} ».',
    'error.invalid-json.trailing-comma':
      'Ligne {line}, colonne {column} : une virgule précède « {found} ». Retirez-la, ou lisez le texte comme du JSONC ou du JSON5.',
    'error.invalid-json.comment-not-allowed':
      'Ligne {line}, colonne {column} : JSON n’admet pas de commentaires. Retirez-le, ou lisez le texte comme du JSONC ou du JSON5.',
    'error.invalid-json.expected-key':
      'Ligne {line}, colonne {column} : une clé entre guillemets ou } est attendue au lieu de « {found} ».',
    'error.invalid-json.expected-colon':
      'Ligne {line}, colonne {column} : un deux-points est attendu après la clé « {key} » au lieu de « {found} ».',
    'error.invalid-json.expected-comma-or-brace':
      'Ligne {line}, colonne {column} : une virgule ou } est attendue après la valeur de « {key} » au lieu de « {found} ».',
    'error.invalid-json.expected-comma-or-bracket':
      'Ligne {line}, colonne {column} : une virgule ou ] est attendue après l’élément {item} du tableau au lieu de « {found} ».',
    'error.invalid-json.bad-escape':
      'Ligne {line}, colonne {column} : « {found} » n’a pas sa place dans une séquence d’échappement. Pour une barre oblique inverse, écrivez-en deux.',
    'error.invalid-json.bad-number':
      'Ligne {line}, colonne {column} : « {found} » n’a pas sa place ici dans un nombre.',
    'error.invalid-json.control-character':
      'Ligne {line}, colonne {column} : {found} ne peut pas figurer tel quel dans une chaîne. Échappez-le, ou fermez la chaîne ouverte ligne {openedLine}, colonne {openedColumn}.',
  },
});

/** The sentences about documents in any format. */
export const nestingErrors = defineText({
  en: { 'error.too-deep': 'Line {line}, column {column}: more than 256 lists and objects are nested here.' },
  fr: { 'error.too-deep': 'Ligne {line}, colonne {column} : plus de 256 listes et objets sont imbriqués ici.' },
});
