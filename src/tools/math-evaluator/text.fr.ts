import { translationOf } from '#core/text.ts';
import { common } from '#ui/common/words.fr.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'expression.label': 'Expressions',
  'precision.label': common.digits,
  'angle.label': 'Angles',
  'angle.rad': 'Rad',
  'angle.deg': 'Deg',
  results: 'Résultats',
  'copy-result': 'Copier le résultat de la ligne {line} : {result}',
  hint: 'Une expression par ligne. ans est le résultat précédent, # introduit un commentaire.',
  'hint.clear': 'Ctrl+L ou ⌘ L efface tout.',
  cleared: 'Effacé.',
  undo: common.undo,
  functions: 'Fonctions',
  'functions.search': 'Rechercher une fonction',
  'functions.none': 'Aucune fonction de ce nom.',
  'functions.insert': 'Insérer',
  'reading.result': 'Dernier résultat',
  'reading.hex': common.hexadecimal,
  'reading.binary': common.binary,
  'reading.octal': 'Octal',
  'reading.bits': 'Longueur en bits',
  'reading.fraction': 'Fraction',
  'reading.near': 'environ',
  'reading.scientific': 'Notation scientifique',
  'error.empty-input': 'Il n’y a encore rien à calculer : saisissez une expression.',
  'error.syntax-error': '« {symbol} » inattendu. Supprimez-le ou complétez la suite.',
  'error.syntax-error.end': 'La ligne est incomplète. Ajoutez ce qui manque à la fin.',
  'error.unknown-symbol': '« {symbol} » inconnu. Définissez ce nom plus haut.',
  'error.wrong-arguments': '« {symbol} » ne s’applique pas à ces valeurs.',
  'error.forbidden-function': '« {symbol} » n’est pas disponible ici.',
  'error.expression-too-long': 'Le texte dépasse 10\u202f000 caractères. Raccourcissez-le.',
  'error.expression-too-long.rest':
    'À partir d’ici, rien n’est calculé : le texte dépasse 10\u202f000 caractères. Raccourcissez-le.',
  'error.too-large':
    'Trop grand : une matrice, une plage ou une chaîne dépasse 10\u202f000 éléments, un nombre est hors limites, ou l’imbrication est trop profonde.',
  'error.timeout': 'Le calcul a duré plus de 2 secondes et a été arrêté.',
});
