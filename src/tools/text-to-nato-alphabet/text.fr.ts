import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': 'Texte à épeler',
  'text.placeholder': 'Pa55word!',
  'alphabet.label': 'Alphabet',
  'alphabet.icao': 'OTAN / OACI',
  'alphabet.french': common.french,
  'alphabet.german': 'Allemand',
  'letterCase.label': 'Distinguer majuscules et minuscules',
  'digits.label': common.digits,
  'digits.words': 'En toutes lettres',
  'digits.radio': 'Radio (Niner)',
  'digits.keep': 'Tels quels',
  'symbols.label': common.symbols,
  'symbols.names': 'Nommés',
  'symbols.keep': 'Tels quels',
  'symbols.drop': 'Omis',
  'separator.label': 'Entre les mots',
  'separator.space': common.space,
  'separator.comma': 'Virgule',
  'separator.dash': 'Tiret',
  'separator.line': 'Saut de ligne',
  cards: 'Lettre par lettre',
  'cards.more': 'Seuls les {shown} premiers caractères sur {total} sont affichés ici. Copier les prend tous.',
  words: 'Texte épelé',
  empty: 'Saisissez ce que vous voulez dicter, par exemple un mot de passe ou une référence.',
  speak: 'Lire à voix haute',
  stop: 'Arrêter',
  noVoice: 'Pas de voix pour cette langue',
  'decode.title': 'Relire',
  'decode.label': 'Mots de l’alphabet OTAN',
  'decode.hint':
    'Séparés par des espaces, des virgules ou des sauts de ligne, sans égard à la casse ; symboles entre parenthèses.',
  'decode.placeholder': 'Alfa Bravo (tiret) Niner',
  'decode.empty': 'Saisissez les mots que vous avez entendus.',
  'error.invalid-input.too-long': 'C’est trop long : la limite est de {max} caractères.',
  'error.unknown-word':
    '« {word} » (mot {index}) n’est ni un mot de l’alphabet OTAN, ni un chiffre, ni un nom de symbole comme (tiret).',
});
