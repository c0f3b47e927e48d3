import { Marked } from 'marked';
import { serialize } from '../engine/serialize.ts';
import { parseHtml, type Element, type Node } from '#lib/html-text/tree.ts';

const isBox = (node: Node | undefined): node is Element =>
  node?.kind === 'element' && node.name === 'input' && node.attributes.some(([key]) => key === 'type');

/** GitHub writes a task as an item that begins with a checkbox; the editor, as an item of another kind. */
function withTasks(node: Node): Node {
  if (node.kind !== 'element') return node;
  const children = node.children.map(withTasks);
  const items = children.filter((child): child is Element => child.kind === 'element');
  if (node.name !== 'ul' || items.length === 0 || !items.every(({ children: [first] }) => isBox(first))) {
    return { ...node, children };
  }
  const tasks = items.map((item) => {
    const [box, ...rest] = item.children;
    const checked = isBox(box) && box.attributes.some(([key]) => key === 'checked');
    return {
      ...item,
      attributes: [...item.attributes, ['data-type', 'taskItem'], ['data-checked', String(checked)]] as const,
      children: rest,
    };
  });
  return { ...node, attributes: [...node.attributes, ['data-type', 'taskList']], children: tasks };
}

/** Markdown as GitHub reads it (tables, task lists, HTML as it stands) as HTML that is still to be sanitized. */
export function htmlOfMarkdown(markdown: string): string {
  return parseHtml(new Marked().parse(markdown, { async: false }))
    .map((node) => serialize(withTasks(node)))
    .join('');
}
