import { isAlias, isMap, isScalar, type CST, type Document, type Node, type YAMLMap } from 'yaml';
import { compareCodePoints } from '#lib/documents/code-point-order.ts';
import { AnchorPlaces } from './anchor-places.ts';
import { isMergeKey, nodesOf, pairsOf, type YamlPair } from './nodes.ts';

/** How many lines of a comment stand on the line of the key already. */
function linesBeside(pair: YamlPair): number {
  const { sep = [] } = (pair.srcToken ?? {}) as { readonly sep?: readonly CST.SourceToken[] };
  const lineEnd = sep.findIndex(({ type }) => type === 'newline');
  const beside = lineEnd < 0 ? sep : sep.slice(0, lineEnd);
  return beside.some(({ type }) => type === 'comment') ? 1 : 0;
}

/** A comment above the first entry belongs to the mapping for the library, and here to the entry. */
function giveToFirst(map: YAMLMap, kept: number): void {
  const [first] = pairsOf(map);
  if (!first?.key || !map.commentBefore || map.flow || map.anchor !== undefined || map.tag !== undefined) return;
  const lines = map.commentBefore.split('\n');
  const own = lines.slice(kept).join('\n');
  if (!/\S/.test(own)) return;
  map.commentBefore = kept === 0 ? null : lines.slice(0, kept).join('\n');
  first.key.commentBefore = first.key.commentBefore ? `${own}\n${first.key.commentBefore}` : own;
}

/** The text that a key decodes to. */
function textOf(key: Node | null, places: AnchorPlaces): string {
  if (key === null) return '';
  if (isAlias(key)) return textOf(places.targetOf(key) ?? null, places);
  if (isScalar(key)) return typeof key.value === 'string' ? key.value : (key.source ?? '');
  return String(key);
}

function sortMap(map: YAMLMap, places: AnchorPlaces): void {
  const pairs = pairsOf(map);
  if (pairs.length < 2) return;
  const keyed = pairs.map((pair) => ({ pair, isMerge: isMergeKey(pair.key), text: textOf(pair.key, places) }));
  keyed.sort((one, other) =>
    one.isMerge || other.isMerge
      ? Number(other.isMerge) - Number(one.isMerge)
      : compareCodePoints(one.text, other.text),
  );
  const hasGap = pairs.some(({ key }) => key?.spaceBefore);
  map.items = keyed.map(({ pair }) => pair);
  const [first] = pairsOf(map);
  // A blank line travels with what it stands above, but none opens a mapping.
  if (hasGap && first?.key) first.key.spaceBefore = false;
}

/** Every mapping by the code points of its keys, stable; comments travel with their entries. */
export function sortKeys(document: Document): void {
  const { contents } = document;
  if (isMap(contents)) giveToFirst(contents, 0);
  const maps: YAMLMap[] = [];
  for (const node of nodesOf(contents)) {
    if (!isMap(node)) continue;
    maps.push(node);
    for (const pair of pairsOf(node)) if (isMap(pair.value)) giveToFirst(pair.value, linesBeside(pair));
  }
  const places = new AnchorPlaces(document);
  for (const map of maps) sortMap(map, places);
  places.restore();
}
