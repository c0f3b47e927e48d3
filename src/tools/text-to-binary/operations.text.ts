import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: { name: 'Write bytes as digits', sentence: 'Writes the bytes of text in base 2, 8, 10 or 16.' },
    decode: {
      name: 'Read bytes from digits',
      sentence: 'Decodes bytes written in base 2, 8, 10 or 16 to text.',
      fields: {
        text: t('digits'),
        base: { label: t('base.label'), hint: 'Automatic guesses the base from all the digits.' },
      },
    },
    table: { name: 'List bytes per character', sentence: 'Lists the characters of a text with their bytes.' },
  },
  fields: {
    text: t('text.label'),
    charset: t('charset.label'),
    base: t('base.label'),
    separator: { label: t('separator.label'), hint: 'Written between bytes; accepts \\n, \\r, \\t and \\\\.' },
    prefix: { label: t('prefix.label'), hint: 'Adds 0b, 0o or 0x to every byte; decimal has none.' },
    padded: { label: t('padded.label'), hint: 'Pads binary to 8 digits, octal and decimal to 3, hexadecimal to 2.' },
    uppercase: t('uppercase.label'),
    bytesPerLine: { label: 'Bytes per line', hint: '0 for a single line.' },
    unmappable: { label: 'Missing characters', hint: 'Report an error, or write a question mark instead.' },
    malformed: { label: 'Bytes that are not text', hint: 'Report an error, or write U+FFFD instead.' },
    limit: 'Maximum rows',
  },
} satisfies OperationWords<typeof engine>;
