import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    inspect: {
      name: 'Identify Base64 file',
      sentence: 'Identifies the file in Base64 text or a data URI by its content.',
    },
    decode: {
      name: 'Base64 file as hex',
      sentence: 'Shows the bytes of the file in Base64 text or a data URI as hexadecimal digits.',
    },
    encode: {
      name: 'Hex bytes to Base64',
      sentence: 'Writes bytes as Base64, as a data URI, or as an image in HTML, CSS or Markdown.',
    },
    encodeFile: {
      name: 'Encode file as Base64',
      sentence: 'Writes a file of any size as Base64, as a data URI, or as an image in HTML, CSS or Markdown.',
    },
    decodeFile: {
      name: 'Decode Base64 text file',
      sentence: 'Decodes a text file containing Base64 or a data URI, and reports the type and SHA-256 of the result.',
      fields: {
        file: { label: 'Text file', hint: 'Base64 or a data URI.' },
      },
    },
  },
  fields: {
    text: t('text.label'),
    hex: { label: 'Bytes', hint: 'Hexadecimal digits.' },
    mediaType: { label: 'Media type', hint: 'For example image/png; leave empty to detect it from the content.' },
    output: t('output.label'),
    urlSafe: { label: t('urlSafe.label'), hint: 'Writes - and _ instead of + and /.' },
    lineLength: { label: t('lineLength.label'), hint: 'In characters; 0 for a single line.' },
    file: 'File',
  },
} satisfies OperationWords<typeof engine>;
