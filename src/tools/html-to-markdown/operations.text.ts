import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: { name: 'Convert HTML', sentence: 'Converts HTML to Markdown.' },
    toText: {
      name: 'HTML to plain text',
      sentence: 'Converts HTML to plain text that keeps its structure.',
      fields: { links: t('address.label') },
    },
    stripTags: { name: 'Strip tags', sentence: 'Removes tags, comments, scripts and styles, and keeps the rest.' },
  },
  fields: {
    html: t('html.label'),
    gfm: t('gfm.label'),
    headings: t('headings.label'),
    bullet: t('bullet.label'),
    emphasis: t('emphasis.label'),
    links: t('links.label'),
    images: t('images.label'),
    part: { label: t('part.label'), hint: 'The main part is the first main element, else article, else body.' },
    baseUrl: { label: t('baseUrl.label'), hint: t('baseUrl.hint') },
    decode: 'Decode character references',
  },
} satisfies OperationWords<typeof engine>;
