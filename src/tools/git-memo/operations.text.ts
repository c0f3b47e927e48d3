import { type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';

export const words = {
  operations: {
    search: {
      name: 'Search Git commands',
      sentence: 'Finds the Git commands for a situation.',
    },
    fill: {
      name: 'Fill in Git command',
      sentence: 'Fills in the placeholders of a Git command so that it is safe to paste into a shell.',
    },
  },
  fields: {
    query: { label: 'Search', hint: 'Words from a command or a situation; empty for all.' },
    locale: 'Language',
    section: { label: 'Section', hint: 'The id of a section; null for all.' },
    id: { label: 'Command id', hint: 'As returned by the search.' },
    values: { label: 'Values', hint: 'The text for each placeholder, by its name.' },
  },
} satisfies OperationWords<typeof engine>;
