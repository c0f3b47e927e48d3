import { type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';

export const words = {
  operations: {
    aspectRatio: {
      name: 'Name aspect ratio',
      sentence: 'Computes the proportions of a screen in whole numbers and the nearest common format.',
    },
    utcOffset: {
      name: 'Format UTC offset',
      sentence: 'Formats an offset in minutes as UTC+01:00.',
    },
    report: {
      name: 'Write device report',
      sentence: 'Formats sections of facts as text for a bug report.',
    },
  },
  fields: {
    width: { label: 'Width', hint: 'In pixels.' },
    height: { label: 'Height', hint: 'In pixels.' },
    minutes: { label: 'Minutes', hint: 'As returned by Date.getTimezoneOffset: -60 for UTC+01:00.' },
    sections: 'Sections',
    'sections.title': 'Title',
    'sections.rows': 'Rows',
    'sections.rows.label': 'Label',
    'sections.rows.value': { label: 'Value', hint: 'A string, a number, true or false; null when unknown.' },
    format: 'Format',
  },
} satisfies OperationWords<typeof engine>;
