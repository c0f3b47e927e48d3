import { isCollection, isMap, isSeq, type Document, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { isPlain, nodesOf, pairsOf } from './nodes.ts';

/** At most one blank line in a row. */
const tidied = (comment: string): string => comment.replace(/\n{3,}/g, '\n\n').replace(/\n{2,}$/, '\n');

export function tidyComments(node: Node | Document, isStripped: boolean): void {
  for (const key of ['comment', 'commentBefore'] as const) {
    const comment = node[key];
    if (comment) node[key] = isStripped ? null : tidied(comment);
  }
}

const firstIn = (node: YAMLMap | YAMLSeq): Node | null =>
  (isMap(node) ? pairsOf(node)[0]?.key : (node.items[0] as Node | null | undefined)) ?? null;

/** Whether the last entry in this node has no value. */
function endsEmpty(node: Node | null): boolean {
  let last = node;
  while (isCollection(last) && !last.flow) {
    last = (isMap(last) ? pairsOf(last).at(-1)?.value : (last.items.at(-1) as Node | null | undefined)) ?? null;
  }
  return isPlain(last) && last.source === '';
}

/** Above the dash the library would read such a comment as that of the missing value before it. */
function lowerBehindEmpty(items: readonly (Node | null)[]): void {
  for (const [at, item] of items.entries()) {
    if (at === 0 || !item?.commentBefore || !endsEmpty(items[at - 1] ?? null)) continue;
    const first = isCollection(item) && !item.flow && !item.anchor && !item.tag ? firstIn(item) : null;
    if (!first) continue;
    first.commentBefore = item.commentBefore;
    item.commentBefore = null;
  }
}

/**
 * The library reads a comment above the first entry as one of the mapping or list. In a list, it writes that one above the
 * dash, but one of the entry behind it; so each time the comment would go up one level of lists.
 */
export function raiseComments(root: Node | null): void {
  // From the inside out.
  for (const node of [...nodesOf(root)].toReversed()) {
    if (!isCollection(node) || node.flow) continue;
    const first = firstIn(node);
    if (!first?.commentBefore) continue;
    node.commentBefore = node.commentBefore ? `${node.commentBefore}\n${first.commentBefore}` : first.commentBefore;
    first.commentBefore = null;
  }
  for (const node of nodesOf(root)) if (isSeq(node) && !node.flow) lowerBehindEmpty(node.items as (Node | null)[]);
}

/**
 * A comment behind the last list stands no deeper than the keys if lists do not. At the end of a document, the library reads
 * it as one of the document, and writes a blank line before it.
 */
export function lowerComment(document: Document): void {
  const { contents } = document;
  const last = isMap(contents) && !contents.flow ? pairsOf(contents).at(-1)?.value : undefined;
  if (!isSeq(last) || last.flow || !last.comment) return;
  document.comment = document.comment ? `${last.comment}\n\n${document.comment}` : last.comment;
  last.comment = null;
}
