import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    as: 'Output',
    'as.json': 'JSON',
    'as.json-string': 'JSON string',
    'as.shell': 'Shell argument',
    sortKeys: 'Sort keys',
    'sortKeys.none': 'Off',
    'sortKeys.asc': 'A–Z',
    'sortKeys.desc': 'Z–A',
    unicode: 'Unicode escapes',
    'unicode.keep': 'As typed',
    'unicode.unescape': 'Readable',
    'unicode.escape': 'Escaped',
    json5: 'Allow JSON5',
    'input.label': 'JSON',
    'output.label': 'Minified',
    'output.placeholder': 'The minified JSON appears here.',
    'output.start':
      'The result is {size} on one line; its first {shown} characters are shown. Copy and Download give all of it.',
    hint: 'Type or paste JSON, or drop a file anywhere on the page.',
    sizes: '{before} → {after} ({change})',
    bytes: '{size}\u00a0B',
    gzip: 'gzip {size}',
    valid: 'Valid {dialect}',
    commentsLeftOut: { one: '{count} comment left out', other: '{count} comments left out' },
    lines: { one: '{count} JSON line', other: '{count} JSON lines' },
    minifyEach: 'Minify each',
    readAsOne: 'Read as one document',
    duplicates: { one: '{count} duplicate key', other: '{count} duplicate keys' },
    jump: 'Jump to it',
    pointer: 'In the value',
    repair: 'Try to repair',
    repaired: 'Repaired text',
    minifying: 'Minifying',
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
    'error.not-representable':
      'Line {line}, column {column}: JSON has no NaN or Infinity. Put a number, null or a string there.',
    'error.too-deep': 'Line {line}, column {column}: more than 2,000 objects and arrays are nested here.',
    'error.output-too-large': 'The result would be larger than {limit} MB. Split the document.',
    'error.cannot-repair':
      'The text cannot be repaired: line {line}, column {column} makes no sense. Mend that place by hand.',
    'error.cannot-repair.too-deep': 'The text cannot be repaired: its objects and arrays are nested too deeply.',
  },
  fr: {
    as: 'Résultat',
    'as.json': 'JSON',
    'as.json-string': 'Chaîne JSON',
    'as.shell': 'Argument shell',
    sortKeys: 'Trier les clés',
    'sortKeys.none': 'Non',
    'sortKeys.asc': 'A–Z',
    'sortKeys.desc': 'Z–A',
    unicode: 'Échappements Unicode',
    'unicode.keep': 'Tels quels',
    'unicode.unescape': 'Lisibles',
    'unicode.escape': 'Échappés',
    json5: 'Admettre JSON5',
    'input.label': 'JSON',
    'output.label': 'Minifié',
    'output.placeholder': 'Le JSON minifié apparaît ici.',
    'output.start':
      'Le résultat fait {size} sur une seule ligne ; ses {shown} premiers caractères sont affichés. Copier et Télécharger le donnent en entier.',
    hint: 'Saisissez ou collez du JSON, ou déposez un fichier n’importe où sur la page.',
    sizes: '{before} → {after} ({change})',
    bytes: '{size}\u00a0o',
    gzip: 'gzip {size}',
    valid: '{dialect} valide',
    commentsLeftOut: { one: '{count} commentaire omis', other: '{count} commentaires omis' },
    lines: { one: '{count} ligne JSON', other: '{count} lignes JSON' },
    minifyEach: 'Minifier chacune',
    readAsOne: 'Lire comme un seul document',
    duplicates: { one: '{count} clé en double', other: '{count} clés en double' },
    jump: 'Y aller',
    pointer: 'Dans la valeur',
    repair: 'Tenter de réparer',
    repaired: 'Texte réparé',
    minifying: 'Minification',
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
    'error.not-representable':
      'Ligne {line}, colonne {column} : JSON ne connaît ni NaN ni Infinity. Mettez-y un nombre, null ou une chaîne.',
    'error.too-deep': 'Ligne {line}, colonne {column} : plus de 2 000 objets et tableaux sont imbriqués ici.',
    'error.output-too-large': 'Le résultat dépasserait {limit} Mo. Scindez le document.',
    'error.cannot-repair':
      'Le texte ne peut pas être réparé : la ligne {line}, colonne {column} n’a pas de sens. Corrigez cet endroit à la main.',
    'error.cannot-repair.too-deep':
      'Le texte ne peut pas être réparé : ses objets et tableaux sont trop profondément imbriqués.',
  },
});
