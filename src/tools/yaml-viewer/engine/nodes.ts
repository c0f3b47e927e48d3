import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Alias,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { tagOf } from '#lib/documents/yaml-scalars.ts';

export type YamlPair = Pair<Node | null, Node | null>;

export const pairsOf = (map: YAMLMap): YamlPair[] => map.items as YamlPair[];
export const isPlain = (node: unknown): node is Scalar => isScalar(node) && node.type === 'PLAIN';

/** A merge key of YAML 1.1 (https://yaml.org/type/merge.html): `<<` without quotes, or with the tag of merging. */
export function isMergeKey(key: unknown): key is Scalar {
  if (!isScalar(key) || key.source !== '<<') return false;
  return key.tag === undefined ? isPlain(key) : key.tag === tagOf('merge');
}

/** The children of a node in the order of the text. */
export function childrenOf(node: Node): (Node | null)[] {
  if (!isCollection(node)) return [];
  if (!isMap(node)) return node.items as (Node | null)[];
  return pairsOf(node).flatMap(({ key, value }) => [key, value]);
}

/** Every node below and including this one, on a stack of its own. */
export function* nodesOf(root: Node | null): Generator<Node> {
  const pending: (Node | null)[] = [root];
  while (pending.length > 0) {
    const node = pending.pop() ?? null;
    if (node === null || isPair(node)) continue;
    yield node;
    for (const child of childrenOf(node).toReversed()) pending.push(child);
  }
}

export const anchorOf = (node: Exclude<Node, Alias>): string | undefined => (node as Scalar).anchor;
