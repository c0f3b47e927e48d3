import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    validate: {
      name: 'Valider par un schéma',
      sentence: 'Donne chaque erreur de données JSON ou YAML selon un JSON Schema.',
    },
    infer: { name: 'Déduire un schéma', sentence: 'Écrit un JSON Schema auquel conviennent tous les exemples donnés.' },
  },
  fields: {
    schema: { label: 'Schéma', hint: 'En JSON ou YAML.' },
    draft: { hint: 'auto suit $schema, sinon 2020-12.' },
    formats: { hint: 'Si les valeurs doivent être vérifiées selon le format nommé.' },
    schemas: { label: 'Schémas référencés', hint: 'Rien n’est téléchargé.' },
    'schemas.uri': 'Adresse',
    'schemas.text': 'Texte',
    text: { label: 'Exemple', hint: 'Le premier, en JSON ou NDJSON.' },
    samples: { label: 'Exemples', hint: 'Chacun un document JSON ou du NDJSON.' },
    indent: { label: 'Indentation', hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
