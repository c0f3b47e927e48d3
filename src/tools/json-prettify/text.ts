import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    indent: 'Indent',
    'indent.tab': 'Tab',
    sortKeys: 'Sort keys',
    'sortKeys.none': 'Off',
    'sortKeys.asc': 'A–Z',
    'sortKeys.desc': 'Z–A',
    compact: 'Compact arrays',
    unicode: 'Unicode',
    'unicode.keep': 'As typed',
    'unicode.unescape': 'Readable',
    'unicode.escape': 'Escaped',
    json5: 'Allow JSON5',
    comments: 'Comments',
    'input.label': 'JSON',
    'output.label': 'Formatted',
    'output.placeholder': 'The formatted JSON appears here.',
    'tab.text': 'Text',
    'tab.tree': 'Tree',
    hint: 'Type or paste JSON, or drop a file anywhere on the page.',
    valid: 'Valid {dialect}',
    lineCount: { one: '{count} line', other: '{count} lines' },
    objects: { one: '{count} object', other: '{count} objects' },
    depth: 'depth {depth}',
    replaceKey: 'Ctrl+Enter or ⌘+Enter',
    commentsLeftOut: { one: '{dialect}: {count} comment left out', other: '{dialect}: {count} comments left out' },
    keep: 'Keep',
    lines: { one: '{count} JSON line', other: '{count} JSON lines' },
    formatEach: 'Format each',
    readAsOne: 'Read as one document',
    wrapped: 'A string that contains JSON',
    unwrap: 'Unwrap',
    duplicates: { one: '{count} duplicate key', other: '{count} duplicate keys' },
    jump: 'Jump to it',
    pointer: 'In the value',
    opened: '{opener} was opened at line {line}, column {column}',
    goToOpening: 'Go to the opening {opener}',
    removeComma: 'Remove the comma',
    repair: 'Try to repair',
    repaired: 'Repaired text',
    formatting: 'Formatting',
    tree: 'Tree of the document',
    filter: 'Filter keys and values',
    expand: 'Expand',
    'expand.levels': { one: '{count} level', other: '{count} levels' },
    'expand.all': 'All levels',
    firstFound: 'Only the first {count} matches are shown.',
    nothingFound: 'No key or value contains this.',
    copies: 'Copy from the selected row',
    copyValue: 'Copy value',
    copyPointer: 'Pointer',
    copyJsonPath: 'JSONPath',
    copyJq: 'jq',
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
    'error.output-too-large': 'The result would be larger than {limit} MB. Choose a smaller indentation.',
    'error.cannot-repair':
      'The text cannot be repaired: line {line}, column {column} makes no sense. Mend that place by hand.',
    'error.cannot-repair.too-deep': 'The text cannot be repaired: its objects and arrays are nested too deeply.',
    'error.not-a-json-string': 'The text is not one JSON string, so there is nothing to unwrap.',
  },
  fr: {
    indent: 'Indentation',
    'indent.tab': 'Tab',
    sortKeys: 'Trier les clés',
    'sortKeys.none': 'Non',
    'sortKeys.asc': 'A–Z',
    'sortKeys.desc': 'Z–A',
    compact: 'Tableaux compacts',
    unicode: 'Unicode',
    'unicode.keep': 'Tel quel',
    'unicode.unescape': 'Lisible',
    'unicode.escape': 'Échappé',
    json5: 'Admettre JSON5',
    comments: 'Commentaires',
    'input.label': 'JSON',
    'output.label': 'Mis en forme',
    'output.placeholder': 'Le JSON mis en forme apparaît ici.',
    'tab.text': 'Texte',
    'tab.tree': 'Arbre',
    hint: 'Saisissez ou collez du JSON, ou déposez un fichier n’importe où sur la page.',
    valid: '{dialect} valide',
    lineCount: { one: '{count} ligne', other: '{count} lignes' },
    objects: { one: '{count} objet', other: '{count} objets' },
    depth: 'profondeur {depth}',
    replaceKey: 'Ctrl+Entrée ou ⌘+Entrée',
    commentsLeftOut: {
      one: '{dialect} : {count} commentaire omis',
      other: '{dialect} : {count} commentaires omis',
    },
    keep: 'Conserver',
    lines: { one: '{count} ligne JSON', other: '{count} lignes JSON' },
    formatEach: 'Mettre en forme chacune',
    readAsOne: 'Lire comme un seul document',
    wrapped: 'Une chaîne qui contient du JSON',
    unwrap: 'Extraire',
    duplicates: { one: '{count} clé en double', other: '{count} clés en double' },
    jump: 'Y aller',
    pointer: 'Dans la valeur',
    opened: '{opener} est ouvert ligne {line}, colonne {column}',
    goToOpening: 'Aller à l’ouverture {opener}',
    removeComma: 'Retirer la virgule',
    repair: 'Tenter de réparer',
    repaired: 'Texte réparé',
    formatting: 'Mise en forme',
    tree: 'Arbre du document',
    filter: 'Filtrer clés et valeurs',
    expand: 'Déplier',
    'expand.levels': { one: '{count} niveau', other: '{count} niveaux' },
    'expand.all': 'Tous les niveaux',
    firstFound: 'Seuls les {count} premiers résultats sont affichés.',
    nothingFound: 'Aucune clé ni valeur ne contient ce texte.',
    copies: 'Copier depuis la ligne choisie',
    copyValue: 'Copier la valeur',
    copyPointer: 'Pointer',
    copyJsonPath: 'JSONPath',
    copyJq: 'jq',
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
    'error.output-too-large': 'Le résultat dépasserait {limit} Mo. Choisissez une indentation plus courte.',
    'error.cannot-repair':
      'Le texte ne peut pas être réparé : la ligne {line}, colonne {column} n’a pas de sens. Corrigez cet endroit à la main.',
    'error.cannot-repair.too-deep':
      'Le texte ne peut pas être réparé : ses objets et tableaux sont trop profondément imbriqués.',
    'error.not-a-json-string': 'Le texte n’est pas une chaîne JSON unique : il n’y a rien à extraire.',
  },
});
