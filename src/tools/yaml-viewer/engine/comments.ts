import { isCollection, isMap, isSeq, type Document, type Node } from 'yaml';
import { nodesOf, pairsOf } from './nodes.ts';

/** At most one blank line in a row. */
const tidied = (comment: string): string => comment.replace(/\n{3,}/g, '\n\n').replace(/\n{2,}$/, '\n');

export function tidyComments(node: Node | Document, isStripped: boolean): void {
  for (const key of ['comment', 'commentBefore'] as const) {
    const comment = node[key];
    if (comment) node[key] = isStripped ? null : tidied(comment);
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
    const first = isMap(node) ? pairsOf(node)[0]?.key : (node.items[0] as Node | null | undefined);
    if (!first?.commentBefore) continue;
    node.commentBefore = node.commentBefore ? `${node.commentBefore}\n${first.commentBefore}` : first.commentBefore;
    first.commentBefore = null;
  }
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
