import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    match: {
      name: 'Chercher un motif',
      sentence: 'Trouve les correspondances d’une expression régulière avec leurs groupes.',
    },
    replace: {
      name: 'Remplacer les correspondances',
      sentence: 'Remplace les correspondances d’une expression régulière dans un texte.',
    },
    split: {
      name: 'Découper un texte',
      sentence: 'Découpe un texte à chaque correspondance d’une expression régulière.',
    },
    runTests: {
      name: 'Tester un motif',
      sentence: 'Confronte une expression régulière à des textes et aux résultats attendus.',
    },
    explain: {
      name: 'Expliquer un motif',
      sentence: 'Décompose une expression régulière en arbre et en explique chaque partie.',
    },
    checkSpeed: {
      name: 'Vérifier la vitesse',
      sentence: 'Trouve les quantificateurs qui peuvent ralentir une expression régulière.',
    },
    export: {
      name: 'Exporter un motif',
      sentence: 'Écrit le code d’une expression régulière dans l’un des six langages et signale les différences.',
    },
  },
  fields: {
    flags: { hint: 'Parmi d, g, i, m, s, u ou v, y.' },
    limit: 'Nombre maximal de correspondances',
    timeLimit: { label: 'Durée maximale', hint: 'En millisecondes.' },
    replacement: { hint: 'Avec $1, $<nom>, $& et $$ comme en JavaScript.' },
    tests: 'Tests',
    'tests.value': { label: 'Correspondance', hint: 'La correspondance entière, ou null pour toutes.' },
    'tests.groups': { label: 'Groupes', hint: 'Par numéro ou par nom ; null pour un groupe qui ne participe pas.' },
    task: 'Tâche',
  },
} satisfies OperationTranslation<typeof words>;
