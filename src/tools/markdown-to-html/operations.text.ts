import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: { name: 'Convert Markdown', sentence: 'Renders Markdown as clean HTML.' },
    headings: { name: 'List headings', sentence: 'Lists the headings of Markdown text with their ids.' },
    toc: { name: 'Make table of contents', sentence: 'Creates a table of contents for Markdown text.' },
  },
  fields: {
    text: t('text.label'),
    gfm: t('gfm.label'),
    html: { label: t('html.label'), hint: 'Sanitized as on GitHub, shown as text, or kept.' },
    breaks: t('breaks.label'),
    headingIds: t('headingIds.label'),
    toc: { label: t('toc.label'), hint: 'In place of a [TOC] paragraph, or at the top.' },
    tocDepth: { label: t('tocDepth.label'), hint: 'From 1 to 6.' },
    frontMatter: t('frontMatter.label'),
    document: t('document.label'),
    title: { label: t('title.label'), hint: t('title.hint') },
    lang: { label: t('lang.label'), hint: 'The document language, for example en or fr.' },
    style: t('style.label'),
    links: 'With links',
  },
} satisfies OperationWords<typeof engine>;
