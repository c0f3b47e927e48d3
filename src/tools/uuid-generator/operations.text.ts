import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate UUID',
      sentence: 'Generates UUIDs of any version (RFC 9562).',
    },
    generateNamed: {
      name: 'Generate named UUIDs',
      sentence: 'Generates a name-based UUID for each line.',
    },
    parse: {
      name: 'Decode UUID',
      sentence: 'Shows the version, the time and the parts of a UUID.',
    },
    parseList: {
      name: 'Decode many UUIDs',
      sentence: 'Decodes a list of UUIDs, one per line.',
    },
  },
  fields: {
    version: t('version.label'),
    count: t('count.label'),
    namespace: { label: t('namespaces.label'), hint: 'dns, url, oid, x500, or a UUID; for v3 and v5.' },
    name: { label: 'Name', hint: 'For v3 and v5.' },
    names: { label: t('names.label'), hint: t('names.hint') },
    format: t('format.label'),
    uppercase: t('uppercase.label'),
    timestamp: { label: t('timestamp.label'), hint: 'For v1, v6 and v7; defaults to now.' },
    node: { label: t('node.label'), hint: 'For v1 and v6: six bytes in hexadecimal; random by default.' },
    clockSeq: { label: t('clockSeq.label'), hint: 'For v1 and v6; random by default.' },
    uuid: { label: t('uuid.label'), hint: 'With or without hyphens, in braces, or as a URN.' },
    text: { label: 'UUIDs', hint: 'One per line.' },
  },
} satisfies OperationWords<typeof engine>;
