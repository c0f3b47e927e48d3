import { attributeOf, parseHtml, type Element, type Node } from '#lib/html-text/tree.ts';
import { serialize } from '../engine/serialize.ts';

/** What the library writes for its own sake: widths of columns, spans of one, the `rel` of links. */
function isNoise({ name }: Element, key: string, value: string): boolean {
  if (key === 'style') return name === 'table' || name === 'col';
  if (key === 'colspan' || key === 'rowspan') return value === '1';
  return name === 'a' && (key === 'rel' || key === 'class');
}

function tidied(node: Node): Node[] {
  if (node.kind !== 'element') return [node];
  if (node.name === 'colgroup') return [];
  const attributes = node.attributes
    .filter(([key, value]) => !isNoise(node, key, value))
    .map(([key, value]) => [key, key === 'checked' ? '' : value] as const);
  const opens = attributeOf(node, 'target') === '_blank';
  return [
    {
      ...node,
      attributes: node.name === 'a' && opens ? [...attributes, ['rel', 'noopener']] : attributes,
      children: node.children.flatMap(tidied),
    },
  ];
}

/** Where the caret goes after a table or a list that ends the text. */
const isEmptyParagraph = (node: Node | undefined): boolean =>
  node?.kind === 'element' && node.name === 'p' && node.attributes.length === 0 && node.children.length === 0;

/** The editor's HTML without what nobody wrote. */
export function tidyHtml(html: string): string {
  const nodes = parseHtml(html).flatMap(tidied);
  if (isEmptyParagraph(nodes.at(-1))) nodes.pop();
  return nodes.map((node) => serialize(node)).join('');
}
