import { defineText } from './text.ts';

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
