/**
 * The certificates among the objects from the leaf on, then those beside the chain; everything else keeps its place.
 * `ordered` counts certificates.
 */
export function inChainOrder<T extends { readonly kind: string }>(
  objects: readonly T[],
  ordered: readonly number[],
): readonly T[] {
  const places = objects.flatMap(({ kind }, place) => (kind === 'certificate' ? [place] : []));
  const chained = new Set(ordered.map((index) => places[index]));
  const order = [...chained, ...places.filter((place) => !chained.has(place))];
  const sorted = [...objects];
  for (const [at, place] of places.entries()) sorted[place] = objects[order[at] as number] as T;
  return sorted;
}
