import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { extractFields, queryFields } from './engine/fields.ts';

const loadLocate = once(() => import('./engine/locate.ts'));

const load = once(() => import('./engine/query.ts'));

/**
 * What an expression finds, each with its path and line. Errors: `empty-input`, `invalid-json` and `too-deep` with their
 * place, `invalid-expression` (`language`, `offset` in the expression, `reason`, `name` of a function), `looks-like-jq`
 * (`suggestion`), and of JMESPath `invalid-type` (`function`, `argument`, `expected`, `actual`).
 */
export const query = operation('json-query/query', {
  input: queryFields,
  source: 'text',
  thread: 'worker',
  run: async (input) => (await load()).queryText(input),
});

/** What an expression finds as text. Errors as `query`; a blank text is empty. */
export const extract = operation('json-query/extract', {
  input: extractFields,
  source: 'text',
  result: 'text',
  thread: 'worker',
  run: async (input) => (await load()).extractText(input),
});

/**
 * Where in the text the values stand that an expression finds, each place once: `path`, and from `index` to `end` in UTF-16
 * units, the end exclusive. What an expression computes has no place. Errors as `query`.
 *
 * @example
 * ```ts
 * await execute(locate, { text: '{"a":[10,2]}', expression: '$.a[0]' }); // [{ path: "$['a'][0]", index: 6, end: 8 }]
 * ```
 */
export const locate = operation('json-query/locate', {
  input: queryFields,
  source: 'text',
  thread: 'worker',
  run: async (input) => (await loadLocate()).locateText(input),
});
