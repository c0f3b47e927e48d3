import type { Input } from '#core/field.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { amountsOf, type Amount } from './amounts.ts';
import type { combineFields, compareFields } from './fields.ts';
import { Spread } from './spread.ts';
import { tally, type ListTally, type Row } from './tally.ts';

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

/** A result for each of the amounts, in one pass over the rows. */
function pick(rows: readonly Row[], amounts: readonly Amount[]): string[][] {
  const wanted = amounts.map((amount) => ({ amount, result: [] as string[] }));
  const spread = new Spread();
  for (const { item, counts } of rows) {
    spread.read(counts);
    for (const { amount, result } of wanted)
      for (let left = amount(counts, spread); left > 0; left--) result.push(item);
  }
  return wanted.map(({ result }) => result);
}

function isEqual(rows: readonly Row[], multiset: boolean): boolean {
  const spread = new Spread();
  return rows.every(({ counts }) => {
    spread.read(counts);
    return multiset ? spread.lowest === spread.highest : spread.lowest > 0;
  });
}

const isSameSequence = (a: readonly Row[], b: readonly Row[] = []): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at]);

function factsOf({ items, distinct, blank }: ListTally, at: number): ListFacts {
  const duplicates: { item: string; count: number }[] = [];
  for (const { item, counts } of distinct) {
    const count = counts[at] ?? 0;
    if (count > 1) duplicates.push({ item, count });
  }
  return { items: items.length, distinct: distinct.length, empty: blank, duplicates };
}

export function compareLists({ lists, ...options }: Input<typeof compareFields>): Comparison {
  const { multiset } = options;
  const { rows, ofLists } = tally(lists, options);
  const amounts = amountsOf(multiset);
  const count = lists.length;
  const [union = [], intersection = [], symmetric = [], ...byList] = pick(rows, [
    amounts.union(),
    amounts.atLeast(count),
    amounts.symmetric(),
    ...lists.map((_, at) => amounts.only(at)),
    ...lists.map((_, at) => amounts.missing(at)),
  ]);
  // Without multisets an item counts once, where it first stands.
  const orders = ofLists.map(({ items, distinct }) => (multiset ? items : distinct));
  return {
    lists: ofLists.map(factsOf),
    union,
    intersection,
    symmetric,
    only: byList.slice(0, count),
    missing: byList.slice(count),
    rows,
    equal: isEqual(rows, multiset),
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
  const [picked = []] = pick(tally(lists, options).rows, [amount]);
  return picked.join(readTypedEscapes(outputSeparator));
}
