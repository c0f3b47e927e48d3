import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadConvert = once(() => import('./engine/convert.ts'));

const depth = { min: 1, max: 6 };

/**
 * Markdown as HTML: CommonMark 0.31.2, with `gfm` GitHub Flavored Markdown 0.29 and footnotes. `sanitize` keeps what
 * GitHub keeps, `escape` shows HTML as text, `keep` changes nothing.
 * Error: `too-deep` { limit } for more than 500 elements inside each other; not with `keep`.
 */
export const convert = operation('markdown-to-html/convert', {
  input: {
    text: text(),
    gfm: flag(true),
    html: choice(['sanitize', 'escape', 'keep'], 'sanitize'),
    breaks: flag(false),
    headingIds: flag(true),
    toc: choice(['none', 'marker', 'top'], 'marker'),
    tocDepth: integer(depth, 3),
    frontMatter: flag(true),
    document: flag(false),
    title: text(''),
    lang: text('en'),
    style: choice(['none', 'simple'], 'none'),
  },
  result: 'text',
  run: async (input) => (await loadConvert()).convertMarkdown(input),
});

/** The headings written in Markdown, with the ids that GitHub gives them. No errors. */
export const headings = operation('markdown-to-html/headings', {
  input: { text: text(), gfm: flag(true), frontMatter: flag(true), tocDepth: integer(depth, 6) },
  run: async (input) => (await loadConvert()).headingsOf(input),
});

/** A table of contents in Markdown, for a file that is read on GitHub. No errors. */
export const toc = operation('markdown-to-html/toc', {
  input: { text: text(), tocDepth: integer(depth, 3), links: flag(true) },
  result: 'text',
  run: async ({ text, tocDepth, links }) => (await loadConvert()).contentsOf(text, tocDepth, links),
});
