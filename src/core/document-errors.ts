import { defineText } from './text.ts';

/** The sentences about documents in any format. */
export const nestingErrors = defineText({
  en: { 'error.too-deep': 'Line {line}, column {column}: more than 256 lists and objects are nested here.' },
  fr: { 'error.too-deep': 'Ligne {line}, colonne {column} : plus de 256 listes et objets sont imbriqués ici.' },
});

/** The sentences about a text that is no YAML, or more than plain data. */
export const yamlErrors = defineText({
  en: {
    'error.invalid-yaml': 'Line {line}, column {column}: this is not valid YAML.',
    'error.invalid-yaml.tab-as-indent':
      'Line {line}, column {column}: YAML is indented with spaces. Replace the tab by spaces.',
    'error.invalid-yaml.bad-indent':
      'Line {line}, column {column}: the indentation does not fit the lines before, or a bracket above is not closed.',
    'error.invalid-yaml.missing-char':
      'Line {line}, column {column}: something is missing, such as a closing quote, a comma or the space after a colon.',
    'error.invalid-yaml.block-as-implicit-key':
      'Line {line}, column {column}: no mapping can start here. Put it on a line of its own, or put a text with “: ” in quotes.',
    'error.invalid-yaml.multiline-implicit-key':
      'Line {line}, column {column}: a key must stand on one line. Is the colon behind it missing?',
    'error.invalid-yaml.bad-scalar-start':
      'Line {line}, column {column}: a text cannot start with this character. Put the text in quotes.',
    'error.invalid-yaml.unexpected-token':
      'Line {line}, column {column}: this is not expected here. Check the indentation, the quotes and the brackets.',
    'error.invalid-yaml.unknown-alias':
      'Line {line}, column {column}: the alias *{name} stands for nothing, as there is no anchor &{name} before it.',
    'error.invalid-yaml.bad-merge':
      'Line {line}, column {column}: << merges mappings only. Give it a mapping or a list of mappings.',
    'error.invalid-yaml.set-with-values':
      'Line {line}, column {column}: the keys of a !!set have no values. Remove the value, or the tag.',
    'error.invalid-yaml.not-a-pair':
      'Line {line}, column {column}: every element of !!omap and !!pairs must be one key with its value.',
    'error.duplicate-key':
      'Line {line}, column {column}: the key “{key}” is there a second time. Rename or remove one of the two.',
    'error.complex-key':
      'Line {line}, column {column}: a list or a mapping cannot be the key of a value here. Use a text as the key.',
    'error.cyclic-alias':
      'Line {line}, column {column}: the alias *{name} lies within its own anchor &{name}, so it would never end.',
    'error.too-many-nodes': 'Line {line}, column {column}: the aliases up to here stand for more than {limit} values.',
  },
  fr: {
    'error.invalid-yaml': 'Ligne {line}, colonne {column} : ce n’est pas du YAML valide.',
    'error.invalid-yaml.tab-as-indent':
      'Ligne {line}, colonne {column} : le YAML s’indente avec des espaces. Remplacez la tabulation par des espaces.',
    'error.invalid-yaml.bad-indent':
      'Ligne {line}, colonne {column} : l’indentation ne correspond pas aux lignes précédentes, ou un crochet plus haut n’est pas fermé.',
    'error.invalid-yaml.missing-char':
      'Ligne {line}, colonne {column} : il manque quelque chose, par exemple un guillemet fermant, une virgule ou l’espace après un deux-points.',
    'error.invalid-yaml.block-as-implicit-key':
      'Ligne {line}, colonne {column} : aucun dictionnaire ne peut commencer ici. Placez-le sur sa propre ligne, ou mettez entre guillemets un texte qui contient « : ».',
    'error.invalid-yaml.multiline-implicit-key':
      'Ligne {line}, colonne {column} : une clé doit tenir sur une ligne. Manque-t-il le deux-points qui la suit ?',
    'error.invalid-yaml.bad-scalar-start':
      'Ligne {line}, colonne {column} : un texte ne peut pas commencer par ce caractère. Mettez-le entre guillemets.',
    'error.invalid-yaml.unexpected-token':
      'Ligne {line}, colonne {column} : ceci n’est pas attendu ici. Vérifiez l’indentation, les guillemets et les crochets.',
    'error.invalid-yaml.unknown-alias':
      'Ligne {line}, colonne {column} : l’alias *{name} ne désigne rien, car aucune ancre &{name} ne le précède.',
    'error.invalid-yaml.bad-merge':
      'Ligne {line}, colonne {column} : << ne fusionne que des dictionnaires. Donnez-lui un dictionnaire ou une liste de dictionnaires.',
    'error.invalid-yaml.set-with-values':
      'Ligne {line}, colonne {column} : les clés d’un !!set n’ont pas de valeur. Supprimez la valeur ou le tag.',
    'error.invalid-yaml.not-a-pair':
      'Ligne {line}, colonne {column} : chaque élément de !!omap et de !!pairs doit être une clé avec sa valeur.',
    'error.duplicate-key':
      'Ligne {line}, colonne {column} : la clé « {key} » figure une deuxième fois. Renommez ou retirez l’une des deux.',
    'error.complex-key':
      'Ligne {line}, colonne {column} : une liste ou un dictionnaire ne peut pas servir de clé ici. Utilisez un texte comme clé.',
    'error.cyclic-alias':
      'Ligne {line}, colonne {column} : l’alias *{name} se trouve dans sa propre ancre &{name} et n’aurait donc pas de fin.',
    'error.too-many-nodes':
      'Ligne {line}, colonne {column} : les alias jusqu’ici représentent plus de {limit} valeurs.',
  },
});

/** The sentences about a text that is no TOML. */
export const tomlErrors = defineText({
  en: {
    'error.invalid-toml': 'Line {line}, column {column}: this is not valid TOML.',
    'error.invalid-toml.unexpected':
      'Line {line}, column {column}: this is not expected here. A text must stand in quotes.',
    'error.invalid-toml.unterminated-string': 'Line {line}, column {column}: a text is not closed. Add its last quote.',
    'error.invalid-toml.unterminated': 'Line {line}, column {column}: a bracket is not closed.',
    'error.invalid-toml.missing-newline':
      'Line {line}, column {column}: the line should end here. Put what follows on a line of its own, or a text in quotes.',
    'error.invalid-toml.missing-equals-sign':
      'Line {line}, column {column}: a key must be followed by = and its value.',
    'error.invalid-toml.missing-value':
      'Line {line}, column {column}: a value is missing, or a text that is not in quotes.',
    'error.invalid-toml.missing-comma': 'Line {line}, column {column}: a comma or a closing bracket is missing.',
    'error.invalid-toml.repeated-key':
      'Line {line}, column {column}: this key or table is defined a second time. Rename or remove one of the two.',
    'error.invalid-toml.leading-zero': 'Line {line}, column {column}: a number cannot start with a zero. Remove it.',
    'error.invalid-toml.impossible-date': 'Line {line}, column {column}: there is no such date or time.',
    'error.invalid-toml.bad-escape':
      'Line {line}, column {column}: this is no escape sequence of TOML. For a backslash, write two.',
  },
  fr: {
    'error.invalid-toml': 'Ligne {line}, colonne {column} : ce n’est pas du TOML valide.',
    'error.invalid-toml.unexpected':
      'Ligne {line}, colonne {column} : ceci n’est pas attendu ici. Un texte doit être entre guillemets.',
    'error.invalid-toml.unterminated-string':
      'Ligne {line}, colonne {column} : un texte n’est pas fermé. Ajoutez son dernier guillemet.',
    'error.invalid-toml.unterminated': 'Ligne {line}, colonne {column} : un crochet n’est pas fermé.',
    'error.invalid-toml.missing-newline':
      'Ligne {line}, colonne {column} : la ligne devrait s’arrêter ici. Placez la suite sur sa propre ligne, ou un texte entre guillemets.',
    'error.invalid-toml.missing-equals-sign':
      'Ligne {line}, colonne {column} : une clé doit être suivie de = et de sa valeur.',
    'error.invalid-toml.missing-value':
      'Ligne {line}, colonne {column} : il manque une valeur, ou un texte n’est pas entre guillemets.',
    'error.invalid-toml.missing-comma': 'Ligne {line}, colonne {column} : il manque une virgule ou un crochet fermant.',
    'error.invalid-toml.repeated-key':
      'Ligne {line}, colonne {column} : cette clé ou cette table est définie une deuxième fois. Renommez ou retirez l’une des deux.',
    'error.invalid-toml.leading-zero':
      'Ligne {line}, colonne {column} : un nombre ne peut pas commencer par un zéro. Retirez-le.',
    'error.invalid-toml.impossible-date': 'Ligne {line}, colonne {column} : cette date ou cette heure n’existe pas.',
    'error.invalid-toml.bad-escape':
      'Ligne {line}, colonne {column} : TOML ne connaît pas cette séquence d’échappement. Pour une barre oblique inverse, écrivez-en deux.',
  },
});

/** The sentences about what JSON cannot hold. */
export const toJsonErrors = defineText({
  en: {
    'error.non-finite-number': 'JSON has no {value}, which stands at {path}. Write it as null or as a text.',
    'error.non-finite-number.root': 'JSON has no {value}. Write it as null or as a text.',
  },
  fr: {
    'error.non-finite-number.root': 'JSON ne connaît pas {value}. Écrivez null ou un texte à sa place.',
    'error.non-finite-number':
      'JSON ne connaît pas {value}, qui figure en {path}. Écrivez null ou un texte à sa place.',
  },
});

/** The sentences about what TOML cannot hold. */
export const toTomlErrors = defineText({
  en: {
    'error.toml-root-not-table':
      'A TOML document is a table of keys and values, but this is a list or a single value. Put it under a key.',
    'error.multiple-documents':
      'A TOML file holds one document, but there are {documents}. Put them in a list under a key.',
    'error.null-not-supported': 'TOML has no null, which stands at {path}. Leave it out, or write an empty text.',
    'error.integer-out-of-range':
      'The integer at {path} needs more than the 64 bits that TOML allows. Write it as a text.',
    'error.integer-out-of-range.root': 'This integer needs more than the 64 bits that TOML allows. Write it as a text.',
  },
  fr: {
    'error.toml-root-not-table':
      'Un document TOML est une table de clés et de valeurs, or ceci est une liste ou une valeur seule. Placez-la sous une clé.',
    'error.multiple-documents':
      'Un fichier TOML contient un seul document, or il y en a {documents}. Placez-les dans une liste sous une clé.',
    'error.null-not-supported': 'TOML ne connaît pas null, qui figure en {path}. Omettez-le, ou écrivez un texte vide.',
    'error.integer-out-of-range':
      'L’entier en {path} dépasse les 64 bits que TOML autorise. Écrivez-le comme un texte.',
    'error.integer-out-of-range.root': 'Cet entier dépasse les 64 bits que TOML autorise. Écrivez-le comme un texte.',
  },
});
