import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert date',
      sentence: 'Reads a date in any format and writes it in all others.',
    },
    inZones: {
      name: 'Show world clock',
      sentence: 'Shows an instant in several time zones.',
    },
    readings: {
      name: 'List possible dates',
      sentence: 'Lists every format in which a number could be a date.',
    },
    add: {
      name: 'Add duration',
      sentence: 'Adds a duration to a date or subtracts it.',
    },
    difference: {
      name: 'Compute time between dates',
      sentence: 'Computes the time from one date to another.',
    },
  },
  fields: {
    text: t('text.label'),
    format: t('format.label'),
    timeZone: {
      label: t('zone.label'),
      hint: 'A name such as Europe/Paris, or +02:00; used for dates without an offset.',
    },
    zones: { label: 'Time zones', hint: 'Names such as Asia/Tokyo.' },
    duration: { label: t('duration.label'), hint: t('duration.hint') },
    start: { label: 'Start', hint: 'In any format.' },
    end: { label: 'End', hint: t('end.hint') },
  },
} satisfies OperationWords<typeof engine>;
