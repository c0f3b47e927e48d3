import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { compareFields, convertFields, countFields, transposeFields } from './engine/fields.ts';

const load = once(() => import('./engine/convert.ts'));

/** The list split, cleaned, sorted and wrapped, in the order of the fields. A blank text stays empty. */
export const convert = operation('list-converter/convert', {
  result: 'text',
  random: ({ sort }) => sort === 'shuffle',
  input: convertFields,
  run: async (input) => (await load()).convertList(input).text,
});

/** `convert` as `text`, with how many `items` came in, how many were `empty` or `duplicates`, and how many went `out`. */
export const convertWithCounts = operation('list-converter/convert-with-counts', {
  random: ({ sort }) => sort === 'shuffle',
  input: convertFields,
  run: async (input) => (await load()).convertList(input),
});

/** Rows become columns. An empty separator is found out: tab, `;`, `,` or `|`. */
export const transpose = operation('list-converter/transpose', {
  input: transposeFields,
  result: 'text',
  run: async (input) => (await load()).transposeRows(input),
});

/** How often each item occurs, the most frequent first. */
export const count = operation('list-converter/count', {
  input: countFields,
  run: async (input) => (await load()).countItems(input),
});

/** Which items of two lists are in one of them only or in both, each item once. */
export const compare = operation('list-converter/compare', {
  input: compareFields,
  run: async (input) => (await load()).compareLists(input),
});
