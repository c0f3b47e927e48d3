import type { Input } from '#core/field.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { amountsOf, type Amount } from './amounts.ts';
import type { combineFields, compareFields } from './fields.ts';
import { tally, type Row } from './tally.ts';

export interface ListFacts {
  /** Before duplicates are merged, without what was dropped. */
  readonly items: number;
  readonly distinct: number;
  /** How many were blank. */
  readonly empty: number;
  readonly duplicates: readonly { readonly item: string; readonly count: number }[];
}

export interface Comparison {
  readonly lists: readonly ListFacts[];
  readonly union: readonly string[];
  readonly intersection: readonly string[];
  readonly symmetric: readonly string[];
  /** By list: what no other has. */
  readonly only: readonly (readonly string[])[];
  /** By list: what another has. */
  readonly missing: readonly (readonly string[])[];
  readonly rows: readonly Row[];
  readonly equal: boolean;
  readonly sameOrder: boolean;
}

function pick(rows: readonly Row[], amount: Amount): string[] {
  const picked: string[] = [];
  for (const { item, counts } of rows) for (let left = amount(counts); left > 0; left--) picked.push(item);
  return picked;
}

const isAlike = (values: readonly unknown[]): boolean => values.every((value) => value === values[0]);

const isSameSequence = (a: readonly Row[], b: readonly Row[] = []): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at]);

function factsOf(sequence: readonly Row[], at: number, blank: number): ListFacts {
  const distinct = [...new Set(sequence)];
  const duplicates = distinct
    .map(({ item, counts }) => ({ item, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 1);
  return { items: sequence.length, distinct: distinct.length, empty: blank, duplicates };
}

export function compareLists({ lists, ...options }: Input<typeof compareFields>): Comparison {
  const { multiset } = options;
  const { rows, sequences, blanks } = tally(lists, options);
  const amounts = amountsOf(multiset);
  // Without multisets an item counts once, where it first stands.
  const orders = multiset ? sequences : sequences.map((sequence) => [...new Set(sequence)]);
  return {
    lists: sequences.map((sequence, at) => factsOf(sequence, at, blanks[at] ?? 0)),
    union: pick(rows, amounts.union()),
    intersection: pick(rows, amounts.atLeast(lists.length)),
    symmetric: pick(rows, amounts.symmetric()),
    only: lists.map((_, at) => pick(rows, amounts.only(at))),
    missing: lists.map((_, at) => pick(rows, amounts.missing(at))),
    rows,
    equal: rows.every(({ counts }) => isAlike(multiset ? counts : counts.map((count) => count > 0))),
    sameOrder: orders.every((order) => isSameSequence(order, orders[0])),
  };
}

export function combineLists(input: Input<typeof combineFields>): string {
  const { lists, operation, atLeast, outputSeparator, ...options } = input;
  const amounts = amountsOf(options.multiset);
  const amount = {
    union: amounts.union(),
    intersection: amounts.atLeast(lists.length),
    difference: amounts.only(0),
    symmetric: amounts.symmetric(),
    'at-least': amounts.atLeast(atLeast),
  }[operation];
  return pick(tally(lists, options).rows, amount).join(readTypedEscapes(outputSeparator));
}
