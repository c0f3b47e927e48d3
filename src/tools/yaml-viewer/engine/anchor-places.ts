import { Alias, isAlias, isMap, isScalar, isSeq, type Document, type Node, type Scalar } from 'yaml';
import { FreeNames } from '#lib/free-names.ts';
import { anchorOf, nodesOf, pairsOf } from './nodes.ts';

type Anchored = Exclude<Node, Alias>;

/** A place that holds a node. */
interface Slot {
  readonly node: Node | null;
  readonly put: (node: Node) => void;
}

function slotsIn(node: Node): Slot[] {
  if (isMap(node)) {
    return pairsOf(node).flatMap((pair) => [
      { node: pair.key, put: (other: Node) => void (pair.key = other) },
      { node: pair.value, put: (other: Node) => void (pair.value = other) },
    ]);
  }
  if (!isSeq(node)) return [];
  const items = node.items as (Node | null)[];
  return items.map((item, index) => ({ node: item, put: (other: Node) => void (items[index] = other) }));
}

/** An alias in the place of its anchor; what stood beside the node stays there. */
function leaveAlias({ put }: Slot, node: Anchored, alias: Alias): void {
  const stays = new Alias(alias.source);
  if (isScalar(node)) {
    const { comment, commentBefore, spaceBefore } = node;
    Object.assign(stays, { comment, commentBefore, spaceBefore });
    const { comment: after, commentBefore: before, spaceBefore: space } = alias;
    Object.assign(node, { comment: after, commentBefore: before, spaceBefore: space });
  } else {
    const comments = [alias.commentBefore, alias.comment, node.commentBefore].filter(Boolean);
    node.commentBefore = comments.length > 0 ? comments.join('\n') : null;
  }
  put(stays);
}

/**
 * Keeps aliases and their anchors together while nodes change their order: an alias that comes to stand before its anchor
 * changes places with it, and an anchor that is defined twice gets a name of its own.
 */
export class AnchorPlaces {
  private readonly targets = new Map<Alias, Anchored>();
  private readonly named: { readonly name: string; readonly node: Anchored }[] = [];

  constructor(private readonly document: Document) {
    const anchors = new Map<string, Anchored>();
    for (const node of nodesOf(document.contents)) {
      if (isAlias(node)) {
        const target = anchors.get(node.source);
        if (target) this.targets.set(node, target);
        continue;
      }
      const name = anchorOf(node);
      if (name === undefined) continue;
      anchors.set(name, node);
      this.named.push({ name, node });
    }
  }

  /** The node that an alias stands for. */
  targetOf(alias: Alias): Node | undefined {
    return this.targets.get(alias);
  }

  restore(): void {
    if (this.targets.size === 0) return;
    this.rename();
    this.exchange();
  }

  private rename(): void {
    const names = new FreeNames();
    const repeated: typeof this.named = [];
    for (const anchor of this.named) {
      if (names.has(anchor.name)) repeated.push(anchor);
      else names.take(anchor.name);
    }
    for (const { name, node } of repeated) (node as Scalar).anchor = names.take(name);
    for (const [alias, node] of this.targets) alias.source = anchorOf(node) ?? alias.source;
  }

  private exchange(): void {
    const slots = new Map<Node, Slot>();
    const met = new Set<Node>();
    const { contents } = this.document;
    if (!contents) return;
    for (const node of nodesOf(contents)) for (const slot of slotsIn(node)) if (slot.node) slots.set(slot.node, slot);
    const pending: Node[] = [contents];
    for (let node = pending.pop(); node; node = pending.pop()) {
      const target = isAlias(node) ? this.targets.get(node) : undefined;
      if (target && !met.has(target)) {
        const [here, there] = [slots.get(node), slots.get(target)];
        if (!here || !there) continue;
        leaveAlias(there, target, node as Alias);
        here.put(target);
        slots.set(target, here);
        pending.push(target);
        continue;
      }
      met.add(node);
      // One by one: a call takes some hundred thousand arguments at most.
      for (const slot of slotsIn(node).toReversed()) if (slot.node) pending.push(slot.node);
    }
  }
}
