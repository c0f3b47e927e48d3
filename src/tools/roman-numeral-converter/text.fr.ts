import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': 'Nombre ou chiffres romains',
  'text.placeholder': '2024',
  'text.hint': 'De 1 à 3\u202f999\u202f999, un par ligne.',
  'strict.label': 'Forme standard seule',
  'lowercase.label': 'Minuscules',
  empty: 'Saisissez un nombre comme 1994 ou des chiffres romains comme MCMXCIV.',
  parts: 'Détail du calcul',
  meant: 'Vouliez-vous dire {canonical} ?',
  'table.label': 'Lignes converties',
  'column.source': 'Saisie',
  'column.number': common.number,
  'column.roman': 'Chiffres romains',
  copyResults: 'Copier les résultats',
  'lines.count': common.countLines,
  'failed.count': { one: '{count} illisible', other: '{count} illisibles' },
  'failed.all': 'Aucune ligne n’est lisible. La première : {reason}',
  symbols: common.symbols,
  'symbols.hint':
    'Un symbole placé devant un plus grand se soustrait (IV, IX, XL, XC, CD, CM). Un trait au-dessus multiplie par mille.',
  'error.not-an-integer': 'Les chiffres romains n’ont pas de fractions : {value} n’est pas un nombre entier.',
  'error.not-a-number': '« {text} » n’est ni un nombre ni une suite de chiffres romains.',
  'error.out-of-range': '{value} est hors limites : avec le trait, les chiffres romains vont de {min} à {max}.',
  'error.invalid-character':
    '« {character} » au caractère {position} n’est pas un chiffre romain ; ce sont I, V, X, L, C, D et M.',
  'error.invalid-character.space':
    'Il y a une espace au caractère {position}. Mettez chaque nombre sur sa propre ligne.',
  'error.not-canonical': 'Ce n’est pas la forme standard : la somme des symboles est {value}, qui s’écrit {canonical}.',
});
