import { operation } from '#core/operation.ts';
import { combineLists, compareLists } from './engine/compare.ts';
import { combineFields, compareFields } from './engine/fields.ts';

/**
 * What two to ten lists have in common and what each has alone: union, intersection, symmetric difference (an odd number
 * of lists), `only` and `missing` by list, and a row with the counts of each item. Items are equal when their keys are:
 * NFC, white space, case, accents and numbers as the options say; they are shown as they are first written, in the order
 * in which they first appear. With `multiset` occurrences count.
 *
 * @example
 * ```ts
 * await execute(compare, { lists: ['a, b', 'b, c'] }); // only: [['a'], ['c']], intersection: ['b']
 * ```
 */
export const compare = operation('list-compare/compare', {
  input: compareFields,
  run: compareLists,
});

/** One result of a comparison as text. `difference` is the first list without all others. */
export const combine = operation('list-compare/combine', {
  input: combineFields,
  result: 'text',
  run: combineLists,
});
