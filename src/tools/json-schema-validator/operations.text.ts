import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    validate: {
      name: 'Validate against a schema',
      sentence: 'Validates JSON or YAML data against a JSON Schema and lists every error.',
    },
    infer: { name: 'Infer a schema', sentence: 'Infers a JSON Schema that all samples match.' },
  },
  fields: {
    schema: { label: 'Schema', hint: 'In JSON or YAML.' },
    data: t('data.label'),
    draft: { label: t('draft.label'), hint: 'auto follows $schema, or uses 2020-12 without one.' },
    formats: { label: t('formats.label'), hint: 'Whether to check values against the named format.' },
    schemas: { label: 'Referenced schemas', hint: 'The schemas $ref points to; nothing is fetched.' },
    'schemas.uri': 'Address',
    'schemas.text': 'Text',
    text: { label: 'Sample', hint: 'The first one, JSON or NDJSON.' },
    samples: { label: 'Samples', hint: 'Each one is a JSON document or NDJSON.' },
    each: t('each.label'),
    required: t('required.label'),
    closed: t('closed.label'),
    indent: { label: 'Indent', hint: 'In spaces, or tab; 0 for a single line.' },
  },
} satisfies OperationWords<typeof engine>;
