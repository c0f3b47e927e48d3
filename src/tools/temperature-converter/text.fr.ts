import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'scale.kelvin': 'Kelvin',
  'scale.celsius': 'Celsius',
  'scale.fahrenheit': 'Fahrenheit',
  'scale.rankine': 'Rankine',
  'scale.delisle': 'Delisle',
  'scale.newton': 'Newton',
  'scale.reaumur': 'Réaumur',
  'scale.romer': 'Rømer',
  'decimals.label': 'Décimales',
  'decimals.auto': common.automatic,
  'marks.label': 'Points de repère',
  'mark.boiling': 'L’eau bout',
  'mark.body': 'Corps humain',
  'mark.freezing': 'L’eau gèle',
  'mark.zero': 'Zéro absolu',
  copy: 'Copier {scale}',
  'not-a-number': 'Saisissez un nombre, comme 36,6.',
  'below.lowest': 'Sous le zéro absolu, {bound}.',
  'below.highest': 'Sous le zéro absolu : au plus {bound}.',
  empty: 'Remplissez le champ de votre choix.',
  'error.below-absolute-zero': 'Sous le zéro absolu : la plus petite valeur de cette échelle est {limit} {symbol}.',
  'error.below-absolute-zero.delisle':
    'Sous le zéro absolu : l’échelle Delisle est descendante et sa plus grande valeur est {limit} {symbol}.',
  'error.out-of-range': 'Trop chaud : le résultat est trop grand pour être calculé.',
});
