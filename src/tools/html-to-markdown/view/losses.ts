import { attributeOf, parseHtml, type Element, type Node } from '#lib/html-text/tree.ts';

export interface Losses {
  readonly scripts: number;
  /** Tables with cells over several rows or columns, which Markdown has not. */
  readonly merged: number;
}

const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? [node, ...elementsIn(node.children)] : []));

const isMerged = (cell: Element): boolean =>
  ['colspan', 'rowspan'].some((name) => Number(attributeOf(cell, name) ?? 1) > 1);

/** What Markdown does not hold. */
export function lossesOf(html: string): Losses {
  const all = elementsIn(parseHtml(html));
  const tables = all.filter(({ name }) => name === 'table');
  return {
    scripts: all.filter(({ name }) => name === 'script').length,
    merged: tables.filter(({ children }) => elementsIn(children).some(isMerged)).length,
  };
}
