import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater du YAML',
      sentence: 'Met en forme du YAML dans un seul style, sans toucher aux commentaires ni à l’écriture des valeurs.',
    },
    check: {
      name: 'Vérifier du YAML',
      sentence: 'Donne les erreurs du YAML et les valeurs que les analyseurs 1.1 et 1.2 comprennent différemment.',
    },
  },
  fields: {
    yamlVersion: { hint: 'Une ligne %YAML dans le texte l’emporte.' },
    indent: { hint: 'En espaces.' },
    anchors: { hint: 'expand met une copie à la place de chaque alias.' },
    flow: { hint: 'block les écrit avec une entrée par ligne.' },
    quotes: { hint: 'Pour les chaînes déjà entre guillemets.' },
  },
} satisfies OperationTranslation<typeof words>;
