import { flag, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { convertFields } from './engine/fields.ts';

const loadConvert = once(() => import('./engine/convert.ts'));
const loadToText = once(() => import('#lib/html-text/to-text.ts'));
const loadStrip = once(() => import('./engine/strip.ts'));

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
  run: async (input) => (await loadConvert()).convertHtml(input),
});

/** Plain text with the structure in sight; with `links` the addresses stand after their texts. */
export const toText = operation('html-to-markdown/to-text', {
  result: 'text',
  thread: 'worker',
  input: { html: text(), links: flag(false) },
  run: async ({ html, links }) => (await loadToText()).textOfHtml(html, links),
});

/**
 * The text without comments, declarations and tags as the HTML tokenizer sees them, and without scripts and styles;
 * everything else stays as it is. Character references are decoded unless told.
 */
export const stripTags = operation('html-to-markdown/strip-tags', {
  result: 'text',
  thread: 'worker',
  input: { html: text(), decode: flag(true) },
  run: async ({ html, decode }) => (await loadStrip()).stripTags(html, decode),
});
