import { choice, flag, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadFormat = once(() => import('./engine/format.ts'));
const loadClean = once(() => import('./engine/clean.ts'));
const loadToText = once(() => import('#lib/html-text/to-text.ts'));

const indents = { '2': '  ', '4': '    ', tab: '\t' } as const;

/** The same HTML with every block on lines of its own. */
export const format = operation('html-wysiwyg-editor/format', {
  input: { html: text(), indent: choice(['2', '4', 'tab'], '2'), unwrapParagraphs: flag(true) },
  result: 'text',
  run: async ({ html, indent, unwrapParagraphs }) =>
    (await loadFormat()).formatHtml(html, indents[indent], unwrapParagraphs),
});

/** Pasted HTML from Word, Google Docs or the web, reduced to what its text means. */
export const clean = operation('html-wysiwyg-editor/clean', {
  input: { html: text(), keepAlign: flag(true) },
  result: 'text',
  run: async ({ html, keepAlign }) => (await loadClean()).cleanHtml(html, keepAlign),
});

/** Plain text; with `links` the addresses stand after their texts. */
export const toText = operation('html-wysiwyg-editor/to-text', {
  input: { html: text(), links: flag(false) },
  result: 'text',
  run: async ({ html, links }) => (await loadToText()).textOfHtml(html, links),
});
