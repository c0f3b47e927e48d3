import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    fromExtension: {
      name: 'Type MIME d’un fichier',
      sentence: 'Trouve les types MIME d’un nom de fichier ou d’une extension.',
    },
    fromType: {
      name: 'Expliquer un type MIME',
      sentence: 'Explique un type MIME et énumère ses extensions.',
    },
    search: {
      name: 'Chercher un type MIME',
      sentence: 'Trouve des types MIME par type ou extension.',
    },
    sniff: {
      name: 'Reconnaître un type MIME',
      sentence: 'Reconnaît un type de fichier à ses premiers octets.',
    },
  },
  fields: {
    name: { label: 'Nom de fichier', hint: 'Un nom, un chemin, une adresse, ou l’extension seule.' },
    type: { hint: 'Par exemple text/html; charset=utf-8.' },
    limit: 'Nombre maximal de résultats',
    base64: { label: 'Premiers octets', hint: 'En Base64 ; 4\u00a0ko suffisent.' },
  },
} satisfies OperationTranslation<typeof words>;
