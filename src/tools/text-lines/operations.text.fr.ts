import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    run: {
      name: 'Modifier des lignes',
      sentence: 'Applique une suite d’étapes aux lignes d’un texte.',
    },
    runWithCounts: {
      name: 'Modifier et compter',
      sentence: 'Applique une suite d’étapes à des lignes et indique l’effet de chacune.',
    },
    previewReplace: {
      name: 'Prévisualiser un remplacement',
      sentence: 'Montre les lignes qu’un remplacement modifierait.',
    },
  },
  fields: {
    steps: { hint: 'Dans l’ordre ; les membres dont une étape ne se sert pas sont ignorés.' },
    'steps.width': { hint: 'En caractères ; null vaut 2 pour indent, 80 pour wrap.' },
    'steps.fill': { hint: 'Un caractère.' },
    'steps.delimiter': { hint: 'Accepte \\n, \\t, \\r et \\\\ ; vide pour des blancs.' },
    'steps.count': { hint: 'Null vaut 10, ou toutes pour join et every.' },
    'steps.separator': { hint: 'Accepte \\n, \\t, \\r et \\\\ ; null pour la valeur par défaut de l’étape.' },
    'steps.column': { hint: 'À partir de 1 ; 0 pour toute la ligne.' },
    'steps.seed': { hint: 'Vide pour un ordre différent à chaque fois.' },
    limit: { label: 'Nombre maximal de lignes', hint: 'Combien de lignes modifiées sont montrées.' },
    timeLimit: { label: 'Durée maximale', hint: 'En millisecondes.' },
  },
} satisfies OperationTranslation<typeof words>;
