import { defineText } from '#core/text.ts';

export const text = defineText({
  en: {
    'text.label': 'Number or Roman numeral',
    'text.placeholder': '2024',
    'text.hint': '1 to 3,999,999. Several lines are converted one by one.',
    'strict.label': 'Standard form only',
    'lowercase.label': 'Lower case',
    empty: 'Type a number such as 1994 or a numeral such as MCMXCIV.',
    parts: 'Step by step',
    meant: 'Did you mean {canonical}?',
    'table.label': 'Converted lines',
    'column.source': 'Input',
    'column.number': 'Number',
    'column.roman': 'Numeral',
    copyResults: 'Copy the results',
    'lines.count': { one: '{count} line', other: '{count} lines' },
    'failed.count': { one: '{count} could not be read', other: '{count} could not be read' },
    symbols: 'Symbols',
    'symbols.hint':
      'A symbol before a larger one is subtracted (IV, IX, XL, XC, CD, CM). An overline means a thousand times as much.',
    'error.not-an-integer': 'Roman numerals have no fractions: {value} is not a whole number.',
    'error.not-a-number': '“{text}” is neither a number nor a Roman numeral.',
    'error.out-of-range': '{value} is out of range: with overlines Roman numerals go from {min} to {max}.',
    'error.invalid-character':
      '“{character}” at character {position} is no Roman numeral; those are I, V, X, L, C, D and M.',
    'error.not-canonical': 'Not the standard form: its symbols add up to {value}, which is written {canonical}.',
  },
  fr: {
    'text.label': 'Nombre ou chiffres romains',
    'text.placeholder': '2024',
    'text.hint': 'De 1 à 3 999 999. Plusieurs lignes sont converties une à une.',
    'strict.label': 'Forme standard uniquement',
    'lowercase.label': 'Minuscules',
    empty: 'Saisissez un nombre comme 1994 ou des chiffres romains comme MCMXCIV.',
    parts: 'Détail du calcul',
    meant: 'Vouliez-vous dire {canonical} ?',
    'table.label': 'Lignes converties',
    'column.source': 'Saisie',
    'column.number': 'Nombre',
    'column.roman': 'Chiffres romains',
    copyResults: 'Copier les résultats',
    'lines.count': { one: '{count} ligne', other: '{count} lignes' },
    'failed.count': { one: '{count} illisible', other: '{count} illisibles' },
    symbols: 'Symboles',
    'symbols.hint':
      'Un symbole placé devant un plus grand se soustrait (IV, IX, XL, XC, CD, CM). Un trait au-dessus multiplie par mille.',
    'error.not-an-integer': 'Les chiffres romains n’ont pas de fractions : {value} n’est pas un nombre entier.',
    'error.not-a-number': '« {text} » n’est ni un nombre ni une suite de chiffres romains.',
    'error.out-of-range': '{value} est hors limites : avec le trait, les chiffres romains vont de {min} à {max}.',
    'error.invalid-character':
      '« {character} » au caractère {position} n’est pas un chiffre romain ; ce sont I, V, X, L, C, D et M.',
    'error.not-canonical':
      'Ce n’est pas la forme standard : la somme des symboles est {value}, qui s’écrit {canonical}.',
  },
});
