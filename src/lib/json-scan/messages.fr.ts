import { translationOf } from '#core/text.ts';
import type * as english from './messages.ts';

export const jsonErrors = translationOf<typeof english.jsonErrors>()({
  'error.invalid-json': 'Ce JSON n’est pas valide.',
  'error.invalid-json.unexpected-token':
    'Une valeur est attendue au lieu de « {found} ». Écrivez-la, ou supprimez une virgule en trop.',
  'error.invalid-json.unexpected-end': 'Le texte s’arrête ici, mais le document est incomplet. Ajoutez la suite.',
  'error.invalid-json.unterminated-string':
    'La chaîne ouverte ligne {openedLine}, colonne {openedColumn} n’est jamais fermée. Ajoutez {opener} à sa fin.',
  'error.invalid-json.unterminated-comment':
    'Le commentaire ouvert ligne {openedLine}, colonne {openedColumn} n’est jamais fermé. Ajoutez */ à sa fin.',
  'error.invalid-json.trailing-content':
    'Le document est complet avant « {found} ». Supprimez la suite, ou lisez le texte comme plusieurs documents.',
  'error.invalid-json.trailing-comma':
    'Une virgule précède « {found} ». Supprimez-la, ou lisez le texte comme du JSONC ou du JSON5.',
  'error.invalid-json.comment-not-allowed':
    'JSON n’admet pas les commentaires. Supprimez-le, ou lisez le texte comme du JSONC ou du JSON5.',
  'error.invalid-json.expected-key': 'Une clé entre guillemets ou } est attendue au lieu de « {found} ».',
  'error.invalid-json.expected-colon': 'Un deux-points est attendu après la clé « {key} » au lieu de « {found} ».',
  'error.invalid-json.expected-comma-or-brace':
    'Une virgule ou } est attendue après la valeur de « {key} » au lieu de « {found} ».',
  'error.invalid-json.expected-comma-or-bracket':
    'Une virgule ou ] est attendue après l’élément {item} du tableau au lieu de « {found} ».',
  'error.invalid-json.bad-escape':
    '« {found} » n’est pas valide dans une séquence d’échappement. Pour une barre oblique inverse, écrivez-en deux.',
  'error.invalid-json.bad-number':
    '« {found} » n’est pas valide ici dans un nombre. Corrigez-le, ou mettez-le entre guillemets.',
  'error.invalid-json.control-character':
    '{found} doit être échappé dans une chaîne. Échappez-le, ou fermez la chaîne ouverte ligne {openedLine}, colonne {openedColumn}.',
});

export const nestingErrors = translationOf<typeof english.nestingErrors>()({
  'error.too-deep': 'Les listes et objets sont imbriqués ici sur plus de 256 niveaux.',
});
