import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Pair,
  type Alias,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import { depthLimit } from '#lib/documents/value.ts';
import { anchorOf, isMergeKey, pairsOf, type YamlPair } from './nodes.ts';
import type { YamlSource } from './source.ts';

/** More nodes than these made by aliases are refused. */
const nodeLimit = 1_000_000;

const keyOf = (key: Node | null): string => (isScalar(key) ? (key.source ?? '') : `${String(key)}\n`);

/** What makes a node one for the library is a property that spreading leaves out. */
const shallowCopy = (node: Node): Node =>
  Object.create(Object.getPrototypeOf(node) as object, Object.getOwnPropertyDescriptors(node)) as Node;

/** Puts copies where aliases stand, document by document. */
export class Expander {
  /** What is in its own anchor still is undefined. */
  private readonly targets = new Map<string, Node | undefined>();
  private made = 0;

  constructor(private readonly source: YamlSource) {}

  expand(document: Document): void {
    document.contents = this.node(document.contents as Node | null, 0);
  }

  /** The node with its aliases replaced; it loses its anchor. */
  private node(node: Node | null, depth: number): Node | null {
    if (node === null) return null;
    if (isAlias(node)) return this.alias(node, depth);
    const anchor = anchorOf(node);
    if (anchor !== undefined) this.targets.set(anchor, undefined);
    if (isMap(node)) this.map(node, depth);
    else if (isSeq(node)) node.items = node.items.map((item) => this.node(item as Node | null, depth + 1));
    if (anchor !== undefined) {
      delete (node as { anchor?: string }).anchor;
      this.targets.set(anchor, node);
    }
    return node;
  }

  private alias(alias: Alias, depth: number): Node {
    const copy = this.copyOf(this.target(alias), depth, alias);
    const { comment, commentBefore, spaceBefore } = alias;
    return Object.assign(copy, { comment, commentBefore, spaceBefore });
  }

  private target(alias: Alias): Node {
    const target = this.targets.get(alias.source);
    if (target) return target;
    const isOpen = this.targets.has(alias.source);
    const code = isOpen ? 'cyclic-alias' : 'invalid-yaml';
    const details = { name: alias.source, ...(!isOpen && { reason: 'unknown-alias' }) };
    throw this.source.fault(code, alias.range?.[0] ?? 0, details);
  }

  private copyOf(node: Node, depth: number, at: Node): Node {
    const offset = at.range?.[0] ?? 0;
    if (++this.made > nodeLimit) throw this.source.fault('too-many-nodes', offset, { limit: nodeLimit });
    const copy = shallowCopy(node);
    copy.comment = copy.commentBefore = null;
    copy.spaceBefore = false;
    if (!isCollection(copy)) return copy;
    if (depth >= depthLimit) throw this.source.fault('too-deep', offset);
    const inner = (child: Node | null): Node | null => child && this.copyOf(child, depth + 1, at);
    if (isMap(copy)) copy.items = pairsOf(copy).map(({ key, value }) => new Pair(inner(key), inner(value)));
    else copy.items = copy.items.map((item) => inner(item as Node | null));
    return copy;
  }

  private map(map: YAMLMap, depth: number): void {
    const items: YamlPair[] = [];
    const explicit = new Set(pairsOf(map).flatMap(({ key }) => (isMergeKey(key) || key === null ? [] : [keyOf(key)])));
    const merged = new Set<string>();
    for (const pair of pairsOf(map)) {
      if (isMergeKey(pair.key)) {
        for (const one of this.merge(pair, depth, explicit, merged)) items.push(one);
      } else {
        pair.key = this.node(pair.key, depth + 1);
        pair.value = this.node(pair.value, depth + 1);
        items.push(pair);
      }
    }
    map.items = items;
  }

  /** The entries that a merge key stands for: an explicit key wins, and of several mappings the first. */
  private merge({ key, value }: YamlPair, depth: number, explicit: Set<string>, merged: Set<string>): YamlPair[] {
    const isOwnList = isSeq(value) && value.anchor === undefined;
    const given = isOwnList ? (value.items as (Node | null)[]) : [value];
    const found: YamlPair[] = [];
    for (const one of given) {
      const node = isAlias(one) ? this.target(one) : this.node(one, depth);
      for (const map of isSeq(node) ? (node.items as Node[]) : [node]) {
        if (!isMap(map)) {
          throw this.source.fault('invalid-yaml', value?.range?.[0] ?? key?.range?.[0] ?? 0, { reason: 'bad-merge' });
        }
        for (const pair of pairsOf(map)) {
          const name = keyOf(pair.key);
          if (explicit.has(name) || merged.has(name)) continue;
          merged.add(name);
          const copy = (child: Node | null) => child && this.copyOf(child, depth + 1, key ?? map);
          found.push(new Pair(copy(pair.key), copy(pair.value)));
        }
      }
    }
    const [first] = found;
    if (first?.key && key) {
      const comments = [key.commentBefore, key.comment, value?.commentBefore, value?.comment].filter(Boolean);
      first.key.commentBefore = comments.length > 0 ? comments.join('\n') : null;
      first.key.spaceBefore = key.spaceBefore ?? false;
    }
    return found;
  }
}
