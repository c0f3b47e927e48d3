import { translationOf } from '#core/text.ts';
import type * as english from './messages.ts';

export const toJsonErrors = translationOf<typeof english.toJsonErrors>()({
  'error.non-finite-number.root': 'JSON ne peut pas représenter {value}. Écrivez null ou une chaîne à la place.',
  'error.non-finite-number': 'JSON ne peut pas représenter {value}. Écrivez null ou une chaîne à la place.',
});

export const toTomlErrors = translationOf<typeof english.toTomlErrors>()({
  'error.toml-root-not-table':
    'Un document TOML est une table de clés et de valeurs, or ceci est une liste ou une valeur seule. Placez-la sous une clé.',
  'error.multiple-documents':
    'Un fichier TOML contient un seul document, or il y en a {documents}. Placez-les dans une liste sous une clé.',
  'error.null-not-supported': 'TOML ne peut pas représenter null. Omettez-le, ou écrivez une chaîne vide.',
  'error.integer-out-of-range': 'Cet entier dépasse les 64 bits que TOML autorise. Écrivez-le sous forme de chaîne.',
  'error.integer-out-of-range.root':
    'Cet entier dépasse les 64 bits que TOML autorise. Écrivez-le sous forme de chaîne.',
});
