import { translationOf } from '#core/text.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': 'Texte',
  'text.placeholder': 'internationalisation',
  result: 'Numéronymes',
  empty: 'Saisissez un mot pour voir son numéronyme.',
  'unit.label': 'Abréger',
  'unit.words': 'Chaque mot',
  'unit.lines': 'Chaque ligne',
  'minLength.label': 'Longueur minimale',
  'letterCase.label': 'Casse',
  'letterCase.keep': 'Inchangée',
  'letterCase.lower': 'Minuscules',
  'letterCase.upper': 'Majuscules',
  words: 'Mot par mot',
  'column.word': 'Mot',
  'column.numeronym': 'Numéronyme',
  'column.clashes': 'Abrège aussi',
  meaning: 'Que veut dire ce numéronyme ?',
  'query.label': 'Numéronymes',
  'query.placeholder': 'k8s',
  'list.label': 'Vos mots',
  'list.hint': 'Séparés par des virgules ou des sauts de ligne ; ceux qui conviennent sont listés.',
  'list.placeholder': 'Kubernetes, kilomètres',
  'meaning.none': 'Saisissez un numéronyme comme k8s.',
  unknown: 'inconnu',
});
