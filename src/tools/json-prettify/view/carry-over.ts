import type { TreeIndex } from '../tree-index.ts';
import { isChunk } from './tree-rows.ts';

function* rootsOf(index: TreeIndex): Generator<number> {
  for (let root = 0; root < index.length; root += 1 + index.size(root)) yield root;
}

/** The value of `after` that has the path of `node` in `before`; undefined if there is none. */
export function sameNode(before: TreeIndex, after: TreeIndex, node: number): number | undefined {
  const document = [...rootsOf(before)].findLastIndex((root) => root <= node);
  let found = [...rootsOf(after)][document];
  for (const step of before.steps(node)) {
    if (found === undefined) return undefined;
    const isArray = after.kind(found) === 'array';
    if (typeof step === 'number') found = isArray ? after.children(found, step, 1)[0] : undefined;
    else found = isArray ? undefined : after.children(found).find((child) => after.key(child) === step);
  }
  return found;
}

/** The same for the id of a row, see `TreeRows`. */
export function sameRow(before: TreeIndex, after: TreeIndex, id: number): number | undefined {
  if (!isChunk(id)) return sameNode(before, after, id);
  const first = sameNode(before, after, ~id);
  return first === undefined ? undefined : ~first;
}
