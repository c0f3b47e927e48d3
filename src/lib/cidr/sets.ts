import type { Span } from './blocks.ts';

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** IPv4 before IPv6, then by the first address, then the larger one. */
export function sortSpans<S extends Span>(spans: readonly S[]): S[] {
  return ([4, 6] as const).flatMap((family) => sortFamily(spans.filter((span) => span.family === family)));
}

function sortFamily<S extends Span>(spans: readonly S[]): readonly S[] {
  // A rounded number keeps the order, and is compared in a fraction of the time.
  const keyed = spans.map((span) => ({ span, key: Number(span.first) }));
  keyed.sort((a, b) => a.key - b.key || compare(a.span.first, b.span.first) || compare(b.span.last, a.span.last));
  return keyed.map(({ span }) => span);
}

/** The same addresses as spans that neither overlap nor touch, ascending. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { family: Span['family']; first: bigint; last: bigint }[] = [];
  for (const { family, first, last } of sortSpans(spans)) {
    const open = merged.at(-1);
    if (open?.family === family && first <= open.last + 1n) {
      if (last > open.last) open.last = last;
    } else merged.push({ family, first, last });
  }
  return merged;
}

/** The addresses of `spans` that are not in `removed`; both merged. */
export function subtractSpans(spans: readonly Span[], removed: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = 0;
  for (const { family, first, last } of spans) {
    let next = first;
    for (let hole = removed[at]; hole; hole = removed[at]) {
      if (hole.family > family || (hole.family === family && hole.first > last)) break;
      if (hole.family === family && hole.last >= next) {
        if (hole.first > next) left.push({ family, first: next, last: hole.first - 1n });
        next = hole.last + 1n;
        // It may reach into the span after this one.
        if (hole.last > last) break;
      }
      at += 1;
    }
    if (next <= last) left.push({ family, first: next, last });
  }
  return left;
}

/** How many addresses merged spans have. */
export function countAddresses(spans: readonly Span[]): bigint {
  return spans.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
}

export type Relation = 'equal' | 'contains' | 'inside' | 'overlaps' | 'adjacent' | 'disjoint' | 'other-family';

/** What a is to b. */
export function relationOf(a: Span, b: Span): Relation {
  if (a.family !== b.family) return 'other-family';
  if (a.first === b.first && a.last === b.last) return 'equal';
  if (a.first <= b.first && a.last >= b.last) return 'contains';
  if (b.first <= a.first && b.last >= a.last) return 'inside';
  if (a.first <= b.last && b.first <= a.last) return 'overlaps';
  return a.last + 1n === b.first || b.last + 1n === a.first ? 'adjacent' : 'disjoint';
}
