import { type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';

export const words = {
  operations: {
    describe: {
      name: 'Describe key press',
      sentence: 'Describes a key press from the properties of its KeyboardEvent.',
    },
    lookup: {
      name: 'Look up key',
      sentence: 'Finds keys by number, code or name.',
    },
  },
  fields: {
    key: { label: 'Key', hint: 'event.key, for example a or Enter.' },
    code: { label: 'Code', hint: 'event.code, such as KeyA.' },
    keyCode: { label: 'Key code', hint: 'event.keyCode, such as 65.' },
    location: { label: 'Location', hint: '0 standard, 1 left, 2 right, 3 number pad.' },
    ctrlKey: 'Ctrl',
    altKey: 'Alt',
    shiftKey: 'Shift',
    metaKey: 'Meta',
    repeat: 'Held down',
    isComposing: 'Composing text',
    query: { label: 'Search', hint: 'A number, a code or a key; empty for the whole table.' },
  },
} satisfies OperationWords<typeof engine>;
