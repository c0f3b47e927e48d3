import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Échapper du HTML',
      sentence: 'Remplace des caractères d’un texte par des entités HTML.',
    },
    decode: {
      name: 'Décoder du HTML échappé',
      sentence: 'Décode les entités HTML d’un texte comme le fait un navigateur.',
    },
    lookup: {
      name: 'Chercher une entité HTML',
      sentence: 'Trouve des entités par caractère, point de code ou nom.',
    },
  },
  fields: {
    format: 'Notation',
    context: {
      label: 'Contexte',
      hint: 'Dans un attribut, certaines entités sans point-virgule restent telles quelles.',
    },
    repeat: { label: 'Décoder plusieurs fois', hint: 'Décode un texte échappé plusieurs fois.' },
    query: { hint: 'Par exemple eacute, é, U+00E9 ou 8364.' },
    limit: 'Nombre maximal',
  },
} satisfies OperationTranslation<typeof words>;
