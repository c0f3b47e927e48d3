import type { DiffNode } from './diff-tree.ts';

export type Change =
  | { readonly kind: 'added'; readonly path: string; readonly right: string }
  | { readonly kind: 'removed'; readonly path: string; readonly left: string }
  | { readonly kind: 'changed'; readonly path: string; readonly left: string; readonly right: string }
  /** `from` is the index at the left. */
  | { readonly kind: 'moved'; readonly path: string; readonly from: number };

/** The differences of a tree, flat and in its order. */
export function listChanges(tree: DiffNode): Change[] {
  const changes: Change[] = [];
  const pending: DiffNode[] = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { path } = node;
    if (node.moved) changes.push({ kind: 'moved', path, from: node.from as number });
    if (node.status === 'added') changes.push({ kind: 'added', path, right: node.right });
    else if (node.status === 'removed') changes.push({ kind: 'removed', path, left: node.left });
    else if (node.status === 'changed') changes.push({ kind: 'changed', path, left: node.left, right: node.right });
    else if (node.status === 'modified') {
      for (let at = node.children.length - 1; at >= 0; at--) pending.push(node.children[at] as DiffNode);
    }
  }
  return changes;
}
