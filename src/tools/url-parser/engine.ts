import { text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { cleanUrl } from './engine/clean.ts';
import { editUrl } from './engine/edit.ts';
import { cleanFields, editFields } from './engine/fields.ts';

/**
 * The parts of a URL as the WHATWG standard reads them, raw and decoded. Errors: `empty-url`, `invalid-base`,
 * `relative-url`, `missing-scheme` { suggestion }, `invalid-url`.
 */
export const parse = operation('url-parser/parse', {
  input: { url: text(), base: text('') },
  run: async ({ url, base }) => (await import('./engine/parse.ts')).parseUrl(url, base),
});

/**
 * The URL with some of its parts replaced, in the order protocol, hostname, port, username, password, pathname, query,
 * hash. Errors: those of `parse`, and `invalid-component` { field, value } for what a setter would ignore or cut.
 */
export const edit = operation('url-parser/edit', {
  input: editFields,
  run: editUrl,
});

/** The URL without what only follows people around. Errors: those of `parse`. */
export const clean = operation('url-parser/clean', {
  input: cleanFields,
  run: cleanUrl,
});
