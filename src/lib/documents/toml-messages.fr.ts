import { translationOf } from '#core/text.ts';
import type * as english from './toml-messages.ts';

export const tomlErrors = translationOf<typeof english.tomlErrors>()({
  'error.invalid-toml': 'Ce TOML n’est pas valide.',
  'error.invalid-toml.unexpected':
    '« {character} » n’est pas attendu ici. Une ligne s’écrit clé\u00a0=\u00a0valeur, les chaînes entre guillemets.',
  'error.invalid-toml.unexpected-end': 'Le texte s’arrête ici, mais il manque quelque chose.',
  'error.invalid-toml.unterminated-string': 'Une chaîne n’est pas fermée. Ajoutez le guillemet fermant.',
  'error.invalid-toml.unterminated': 'Un crochet n’est pas fermé.',
  'error.invalid-toml.missing-newline':
    'La ligne devrait s’arrêter ici. Placez la suite sur sa propre ligne, ou mettez la chaîne entre guillemets.',
  'error.invalid-toml.missing-equals-sign': 'Une clé doit être suivie de = et de sa valeur.',
  'error.invalid-toml.missing-value': 'Il manque une valeur, ou une chaîne n’est pas entre guillemets.',
  'error.invalid-toml.missing-comma': 'Il manque une virgule ou un crochet fermant.',
  'error.invalid-toml.repeated-key': '« {key} » est défini deux fois. Renommez ou supprimez l’une des définitions.',
  'error.invalid-toml.leading-zero': 'Un nombre ne peut pas commencer par un zéro. Supprimez-le.',
  'error.invalid-toml.long-number': 'Ce nombre a trop de chiffres. Mettez-le entre guillemets.',
  'error.invalid-toml.impossible-date': 'Cette date ou cette heure n’existe pas.',
  'error.invalid-toml.bad-escape':
    'Cette séquence d’échappement n’est pas valide en TOML. Pour une barre oblique inverse, écrivez-en deux.',
});
