import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    diff: {
      name: 'Compare JSON',
      sentence: 'Shows the differences between two JSON documents as a tree.',
    },
    changes: {
      name: 'List JSON changes',
      sentence: 'Lists the differences between two JSON documents.',
    },
    patch: {
      name: 'Make JSON Patch',
      sentence: 'Writes the JSON Patch (RFC 6902) that turns one document into another.',
    },
    applyPatch: {
      name: 'Apply JSON Patch',
      sentence: 'Applies a JSON Patch (RFC 6902) to a document.',
    },
    mergePatch: {
      name: 'Make JSON Merge Patch',
      sentence: 'Writes the JSON Merge Patch (RFC 7396) that turns one document into another.',
    },
    format: {
      name: 'Tidy JSON',
      sentence: 'Formats a JSON document with two spaces per level.',
    },
  },
  fields: {
    left: { label: t('left'), hint: 'The original document.' },
    right: { label: t('right'), hint: 'The changed document.' },
    arrays: { label: t('arrays.label'), hint: 'How elements are matched.' },
    arrayKey: {
      label: t('arrayKey.label'),
      hint: 'The member that identifies an element when arrays are matched by key.',
    },
    ignorePaths: { label: t('ignored.label'), hint: t('ignored.help') },
    onlyDifferences: t('onlyDifferences.label'),
    includeTests: { label: 'Include tests', hint: 'Checks the old value before each change.' },
    document: 'Document',
    patch: { label: 'Patch', hint: 'A JSON Patch: an array of operations.' },
    text: 'JSON',
    sortKeys: t('sortKeys'),
  },
} satisfies OperationWords<typeof engine>;
