import { attributeOf, parseHtml, type Element, type Node } from '../engine/tree.ts';
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
  const attributes = node.attributes.filter(([key, value]) => !isNoise(node, key, value));
  const opens = attributeOf(node, 'target') === '_blank';
  return [
    {
      ...node,
      attributes: node.name === 'a' && opens ? [...attributes, ['rel', 'noopener']] : attributes,
      children: node.children.flatMap(tidied),
    },
  ];
}

/** The editor's HTML without what nobody wrote. */
export function tidyHtml(html: string): string {
  return parseHtml(html)
    .flatMap(tidied)
    .map((node) => serialize(node))
    .join('');
}
