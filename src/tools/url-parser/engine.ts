import { flag, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { cleanUrl, reportCleaning } from './engine/clean.ts';
import { editUrl } from './engine/edit.ts';
import { cleanFields, editFields } from './engine/fields.ts';

const loadParse = once(() => import('./engine/parse.ts'));
const loadDefang = once(() => import('./engine/defang.ts'));
const loadRefang = once(() => import('./engine/refang.ts'));

/**
 * The parts of a URL as the WHATWG standard reads them, raw and decoded. Errors: `empty-url`, `invalid-base`,
 * `relative-url`, `missing-scheme` { suggestion }, `invalid-url` { reason, value }: host, port, and in a
 * `file:` URL drive or file-authority.
 */
export const parse = operation('url-parser/parse', {
  input: { url: text(), base: text('') },
  run: async ({ url, base }) => (await loadParse()).parseUrl(url, base),
});

/**
 * The URL with some of its parts replaced, in the order protocol, hostname, port, username, password, pathname, query,
 * hash. Errors: those of `parse`, and `invalid-component` { field, value, reason } for what a setter would ignore or cut.
 */
export const edit = operation('url-parser/edit', {
  input: editFields,
  result: 'text',
  run: editUrl,
});

/** The URL without what only follows people around. Errors: those of `parse`. */
export const clean = operation('url-parser/clean', {
  input: cleanFields,
  result: 'text',
  run: cleanUrl,
});

/**
 * The URL as `clean` leaves it, and the parameters that it removed, in order and form-decoded (URL Standard, 5.1). Errors:
 * those of `parse`.
 *
 * @example
 * ```ts
 * await execute(cleanReport, { url: 'https://a.example/?utm_source=a+b&id=1' });
 * // { url: 'https://a.example/?id=1', removed: [{ key: 'utm_source', value: 'a b' }] }
 * ```
 */
export const cleanReport = operation('url-parser/clean-report', {
  input: cleanFields,
  run: reportCleaning,
});

/**
 * The text with its `http:`, `https:` and `ftp:` links made harmless: `hxxps[://]a[.]example/x`. With `hosts` also IPv4
 * addresses, e-mail addresses, and a whole text that is a host, with or without a path.
 *
 * @example
 * ```ts
 * await execute(defang, { text: 'see https://a.example/x.html' }); // 'see hxxps[://]a[.]example/x.html'
 * ```
 */
export const defang = operation('url-parser/defang', {
  input: { text: text(), hosts: flag(true) },
  result: 'text',
  inverse: { op: 'url-parser/refang', input: () => ({}) },
  run: async (input) => (await loadDefang()).defangText(input.text, input.hosts),
});

/**
 * The text with its links as they were: `hxxp` in all its spellings, and dots, colons and `@` in brackets, be they
 * written as characters or as words.
 *
 * @example
 * ```ts
 * await execute(refang, { text: 'hXXps://a(dot)example, mail me[at]a[.]example' });
 * // 'https://a.example, mail me@a.example'
 * ```
 */
export const refang = operation('url-parser/refang', {
  input: { text: text() },
  result: 'text',
  inverse: { op: 'url-parser/defang', input: () => ({}), ignoresCase: true },
  run: async (input) => (await loadRefang()).refangText(input.text),
});
