import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Read requests',
      sentence: 'Parses curl commands, fetch calls, HTTP requests or a HAR file into data.',
    },
    convert: { name: 'Requests to code', sentence: 'Writes a request as code in a language, or as a curl command.' },
    convertWithRequests: {
      name: 'Code with requests',
      sentence: 'Writes requests as code and returns the parsed requests.',
    },
  },
  fields: {
    text: t('text.label'),
    source: { label: t('source.label'), hint: 'auto detects it from the first characters.' },
    shell: { label: t('shell.label'), hint: 'auto detects it from the line continuations.' },
    redact: t('redact.label'),
    target: { label: 'Target', hint: 'The language and library of the code.' },
  },
} satisfies OperationWords<typeof engine>;
