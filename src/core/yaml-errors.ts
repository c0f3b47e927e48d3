import { defineText } from './text.ts';

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
