import { defineText } from './text.ts';

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
