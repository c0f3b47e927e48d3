import { translationOf } from '#core/text.ts';
import { jsonErrors, nestingErrors } from '#lib/json-scan/messages.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  ...jsonErrors,
  ...nestingErrors,
  'expression.label': 'Expression',
  'text.label': 'JSON',
  'language.label': 'Langage',
  'language.auto': 'Reconnu à sa forme',
  'language.jsonpath': 'JSONPath',
  'language.jmespath': 'JMESPath',
  'language.pointer': 'JSON Pointer',
  output: 'Résultats',
  'output.placeholder': 'Les résultats apparaissent ici.',
  hint: 'Saisissez ou collez du JSON, ou déposez un fichier n’importe où sur la page.',
  resultCount: { one: '{count} résultat', other: '{count} résultats' },
  foundAs: 'lu comme {language}',
  highlighted: 'les {count} premiers sont surlignés',
  results: 'Où ils se trouvent',
  examples: 'Exemples',
  nothing: 'Rien dans le document ne correspond.',
  noPlace: 'formé par l’expression',
  'remedy.suggestion': 'Utiliser {expression}',
  'remedy.last': 'Utiliser [-1]',
  'remedy.filter': 'Mettre ? devant',
  'error.invalid-expression': 'Cette expression n’est pas valide.',
  'error.invalid-expression.unexpected-character': 'Ce caractère n’est pas attendu ici dans l’expression.',
  'error.invalid-expression.unexpected-end': 'L’expression finit ici, mais il manque quelque chose.',
  'error.invalid-expression.bad-string': 'Cette chaîne ou ce littéral n’est pas fermé ou pas valide.',
  'error.invalid-expression.bad-number': 'Ce nombre n’est pas valide : pas de zéro en tête, pas de -0.',
  'error.invalid-expression.out-of-range': 'Ce nombre est trop grand, ou l’expression trop longue ou trop imbriquée.',
  'error.invalid-expression.unknown-function': 'La fonction {name} n’existe pas.',
  'error.invalid-expression.wrong-arguments': 'La fonction {name} prend d’autres arguments.',
  'error.invalid-expression.not-comparable':
    'Seules des valeurs uniques se comparent, et seul un test ou une comparaison filtre.',
  'error.invalid-expression.bad-escape': 'Cette séquence d’échappement n’est pas valide.',
  'error.invalid-expression.zero-step': 'Le pas d’une tranche ne peut pas être 0.',
  'error.looks-like-jq': 'On dirait du jq. Écrivez du JSONPath, qui commence par $, ou du JMESPath.',
  'error.invalid-type':
    'L’argument {argument} de {function} n’a pas le bon type : attendu {expected}, trouvé {actual}.',
});
