import { flag, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { page } from './engine/fields.ts';

const loadTags = once(() => import('./engine/tags.ts'));
const loadGenerate = once(() => import('./engine/generate.ts'));
const loadCheck = once(() => import('./engine/check.ts'));
const loadExtract = once(() => import('./engine/extract.ts'));

const written = { ...page, duplicateForTwitter: flag(false) };

/** The tags of a page in their order; values are trimmed, what is blank is left out. */
export const tags = operation('og-meta-generator/tags', {
  input: written,
  run: async ({ duplicateForTwitter, ...input }) => (await loadTags()).tagsOf(input, duplicateForTwitter),
});

/** The elements of a page's head, one per line, without a line break at the end. */
export const generate = operation('og-meta-generator/generate', {
  input: { ...written, basic: flag(true), comments: flag(false) },
  result: 'text',
  run: async (input) => (await loadGenerate()).generateHtml(input, input),
});

/** What is missing, wrong or could be better: { code, field, severity }. */
export const check = operation('og-meta-generator/check', {
  input: page,
  run: async (input) => (await loadCheck()).checkPage(input),
});

/** The fields of a page that its HTML tells; only those found. */
export const extract = operation('og-meta-generator/extract', {
  input: { html: text() },
  run: async ({ html }) => (await loadExtract()).extractPage(html),
});
