import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Expliquer un mode',
      sentence: 'Montre des permissions sous toutes leurs formes : octale, symbolique et ligne de ls.',
    },
    apply: {
      name: 'Appliquer une expression chmod',
      sentence: 'Calcule le mode d’un fichier après une expression chmod.',
    },
    umask: {
      name: 'Expliquer un umask',
      sentence: 'Montre ce qu’un umask laisse aux nouveaux fichiers et répertoires.',
    },
    fromBits: {
      name: 'Mode depuis des bits',
      sentence: 'Compose un mode à partir de permissions individuelles.',
    },
  },
  fields: {
    mode: { label: 'Mode', hint: 'Octal comme 755, symbolique comme rwxr-xr-x, ou une ligne de ls -l.' },
    expression: { hint: 'Par exemple u+x,go-w.' },
  },
} satisfies OperationTranslation<typeof words>;
