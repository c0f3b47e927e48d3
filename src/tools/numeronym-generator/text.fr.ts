import { translationOf } from '#core/text.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({
  'text.label': 'Texte',
  'text.placeholder': 'internationalisation',
  result: 'Numéronymes',
  empty: 'Saisissez un mot pour voir son numéronyme.',
  'unchanged.words': 'Rien à abréger : il faut un mot d’au moins {count} lettres.',
  'unchanged.lines': 'Rien à abréger : il faut une ligne d’au moins {count} caractères.',
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
  'list.hint': 'D’autres mots à chercher, séparés par des virgules.',
  'list.placeholder': 'Kubernetes, kilomètres',
  'meaning.none': 'Saisissez un numéronyme comme k8s.',
  unknown: 'inconnu',
  'error.invalid-input.clashes':
    'Trop de mots partagent un numéronyme : le tableau contient au plus {max} conflits. Raccourcissez le texte ou augmentez la longueur minimale.',
});
