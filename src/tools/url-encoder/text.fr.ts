import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  text: common.text,
  encoded: 'Encodé',
  'text.placeholder': 'Bonjour tout le monde',
  'encoded.placeholder': 'Bonjour%20tout%20le%20monde',
  'mode.label': 'Règles',
  'mode.component': 'Composant',
  'mode.rfc3986': 'RFC 3986',
  'mode.uri': 'URL entière',
  'mode.form': 'Formulaire',
  'mode.all': 'Tout',
  left: 'Garde lettres, chiffres, {marks}',
  'left.form': 'Garde lettres, chiffres, {marks} ; une espace devient +',
  'left.all': 'Tous les caractères sont encodés.',
  'perLine.label': 'Chaque ligne à part',
  'keepEncoded.label': 'Garder les %XX existants',
  'malformed.label': 'Séquences malformées',
  'malformed.error': 'Signaler',
  'malformed.keep': 'Garder',
  'malformed.replace': 'Remplacer par \uFFFD',
  'charset.label': common.characterSet,
  'swap.text': 'Décoder ce texte',
  'swap.encoded': 'Encoder ce texte',
  layers: 'Encodé {times} fois',
  again: 'Décoder encore',
  wholeUrl: 'Une URL entière ? Alors « :// » et les séparateurs doivent rester.',
  'wholeUrl.use': 'Utiliser les règles d’URL',
  looksEncoded: 'Ce texte semble encodé.',
  'looksEncoded.decode': 'Le décoder',
  plus: 'Ici, + reste un signe plus ; dans un formulaire, c’est une espace.',
  'plus.form': 'Décoder comme un formulaire',
  use1252: 'Utiliser windows-1252',
  characters: common.countCharacters,
  escapes: { one: '{count} échappement', other: '{count} échappements' },
  'error.lone-surrogate': 'C’est une moitié de caractère : un demi-codet isolé ne s’écrit pas en UTF-8. Supprimez-la.',
  'error.malformed-percent':
    'Ce % n’est pas suivi de deux chiffres hexadécimaux. Écrivez %25 pour un signe pour cent, ou choisissez de garder les séquences malformées.',
  'error.invalid-utf8':
    '{sequence} n’est pas de l’UTF-8. L’adresse est peut-être ancienne : essayez windows-1252, ou choisissez de garder ou de remplacer les séquences malformées.',
});
