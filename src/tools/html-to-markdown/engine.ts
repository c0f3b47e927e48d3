import { flag, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { convertFields } from './engine/fields.ts';

/**
 * Markdown of HTML (a whole document or a part of one): headings, lists, links, pictures, code, and with `gfm` tables,
 * strikethrough and tasks. Scripts, styles, comments and form controls vanish.
 * Errors: `too-deep` { limit }, `invalid-base-url`.
 *
 * @example
 * ```ts
 * await execute(convert, { html: '<h1>T</h1><p>a <b>b</b></p>' }); // '# T\n\na **b**'
 * ```
 */
export const convert = operation('html-to-markdown/convert', {
  result: 'text',
  thread: 'worker',
  input: convertFields,
  run: async (input) => (await import('./engine/convert.ts')).convertHtml(input),
});

/** Plain text with the structure in sight; with `links` the addresses stand after their texts. */
export const toText = operation('html-to-markdown/to-text', {
  result: 'text',
  thread: 'worker',
  input: { html: text(), links: flag(false) },
  run: async ({ html, links }) => (await import('#lib/html-text/to-text.ts')).textOfHtml(html, links),
});

/**
 * The text without comments, declarations and tags as the HTML tokenizer sees them, and without scripts and styles;
 * everything else stays as it is. Character references are decoded unless told.
 */
export const stripTags = operation('html-to-markdown/strip-tags', {
  result: 'text',
  thread: 'worker',
  input: { html: text(), decode: flag(true) },
  run: async ({ html, decode }) => (await import('./engine/strip.ts')).stripTags(html, decode),
});
