import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    fromExtension: {
      name: 'Media type of file',
      sentence: 'Finds the media types for a file name or extension.',
    },
    fromType: {
      name: 'Explain media type',
      sentence: 'Explains a media type and lists its extensions.',
    },
    search: {
      name: 'Search media types',
      sentence: 'Finds media types by type or extension.',
    },
    sniff: {
      name: 'Recognize file type',
      sentence: 'Recognizes the type of a file from its first bytes.',
    },
  },
  fields: {
    name: { label: 'File name', hint: 'A name, a path, an address, or just the extension.' },
    type: { label: t('type'), hint: 'For example text/html; charset=utf-8.' },
    query: t('query'),
    limit: 'Maximum results',
    onlyWithExtensions: t('onlyWithExtensions.label'),
    base64: { label: 'First bytes', hint: 'In Base64; 4 kB is enough.' },
  },
} satisfies OperationWords<typeof engine>;
