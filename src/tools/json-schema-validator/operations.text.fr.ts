import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    validate: {
      name: 'Valider avec un schéma',
      sentence: 'Valide des données JSON ou YAML avec un JSON Schema et énumère les erreurs.',
    },
    infer: { name: 'Déduire un schéma', sentence: 'Déduit un JSON Schema auquel tous les exemples sont conformes.' },
  },
  fields: {
    schema: { label: 'Schéma', hint: 'En JSON ou YAML.' },
    draft: { hint: 'auto suit $schema, sinon 2020-12.' },
    formats: { hint: 'Vérifier ou non les valeurs selon le format indiqué.' },
    schemas: { label: 'Schémas référencés', hint: 'Ceux que vise $ref ; rien n’est téléchargé.' },
    'schemas.uri': 'Adresse',
    'schemas.text': 'Texte',
    text: { label: 'Exemple', hint: 'Le premier, en JSON ou NDJSON.' },
    samples: { label: 'Exemples', hint: 'Chacun un document JSON ou du NDJSON.' },
    indent: { label: 'Indentation', hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
