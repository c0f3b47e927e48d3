import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    format: {
      name: 'Format XML',
      sentence: 'Formats XML with line breaks and indentation.',
    },
    minify: {
      name: 'Minify XML',
      sentence: 'Removes line breaks, indentation and comments from XML.',
    },
    validate: {
      name: 'Validate XML',
      sentence: 'Checks whether XML is well-formed, and locates the first error.',
    },
    formatFile: {
      name: 'Format XML file',
      sentence: 'Formats or minifies an XML file.',
    },
  },
  fields: {
    text: t('input.label'),
    file: 'File',
    indent: { label: t('indent.label'), hint: 'In spaces, or tab.' },
    attributes: t('attributes.label'),
    width: { label: 'Line width', hint: 'In characters; attributes that do not fit are wrapped.' },
    emptyElements: t('emptyElements'),
    spaceBeforeSlash: t('spaceBeforeSlash.label'),
    trimText: t('trimText.label'),
    comments: t('comments'),
    fragment: { label: t('fragment.label'), hint: 'Accepts several root elements.' },
    mode: t('mode.label'),
  },
} satisfies OperationWords<typeof engine>;
