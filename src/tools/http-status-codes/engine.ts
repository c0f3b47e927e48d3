import { choice, flag, integer, optional, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { classes, loadEntries, types, type Entry } from './engine/entries.ts';
import { searchEntries } from './engine/search.ts';

const select = async (includeUnofficial: boolean): Promise<Entry[]> =>
  (await loadEntries()).filter((entry) => includeUnofficial || entry.status !== 'unofficial');

/** The entries by code. */
export const list = operation('http-status-codes/list', {
  input: {
    category: optional(choice(classes)),
    type: optional(choice(types)),
    includeUnofficial: flag(false),
  },
  run: async ({ category, type, includeUnofficial }) =>
    (await select(includeUnofficial)).filter(
      (entry) => (category === undefined || entry.category === category) && (type === undefined || entry.type === type),
    ),
});

/**
 * The entry of a code, unofficial ones included.
 * @throws `unknown-status-code`; for 100–599 with `treatedAs`, the x00 of its class (RFC 9110 §15).
 */
export const get = operation('http-status-codes/get', {
  input: { code: integer() },
  run: async ({ code }) => {
    const entry = (await loadEntries()).find((candidate) => candidate.code === code);
    if (entry) return entry;
    const hasClass = code >= 100 && code <= 599;
    const rule = hasClass ? { reason: 'in-class', treatedAs: Math.floor(code / 100) * 100 } : {};
    throw new ToolError('unknown-status-code', { code, ...rule });
  },
});

/** The entries in which every word of the query is found, the best first; all of them for a blank query. */
export const search = operation('http-status-codes/search', {
  input: { query: text(), locale: choice(['en', 'fr'], 'en'), includeUnofficial: flag(false) },
  run: async ({ query, locale, includeUnofficial }) => searchEntries(await select(includeUnofficial), query, locale),
});
