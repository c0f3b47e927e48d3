import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('temperature-converter', {
  'scale.kelvin': 'Kelvin',
  'scale.celsius': 'Celsius',
  'scale.fahrenheit': 'Fahrenheit',
  'scale.rankine': 'Rankine',
  'scale.delisle': 'Delisle',
  'scale.newton': 'Newton',
  'scale.reaumur': 'Réaumur',
  'scale.romer': 'Rømer',
  'decimals.label': 'Decimals',
  'decimals.auto': common.automatic,
  'marks.label': 'Reference points',
  'mark.boiling': 'Water boils',
  'mark.body': 'Human body',
  'mark.freezing': 'Water freezes',
  'mark.zero': 'Absolute zero',
  copy: 'Copy {scale}',
  'not-a-number': 'Enter a number, such as 36.6.',
  'below.lowest': 'Below absolute zero, {bound}.',
  'below.highest': 'Below absolute zero: at most {bound}.',
  empty: 'Enter a temperature on any scale.',
  'error.below-absolute-zero': 'Below absolute zero: the lowest value of this scale is {limit} {symbol}.',
  'error.below-absolute-zero.delisle':
    'Below absolute zero: the Delisle scale runs downward, and its highest value is {limit} {symbol}.',
  'error.out-of-range': 'Too hot: the result is too large to calculate.',
});
