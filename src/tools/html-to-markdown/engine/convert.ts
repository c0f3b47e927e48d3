import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Input } from '#core/field.ts';
import { refuseDeep } from './depth.ts';
import type { convertFields } from './fields.ts';
import { readSource } from './source-tree.ts';

/** A row of a table for Markdown that has no tables. */
function paragraphOf({ children }: TableRow): Paragraph {
  const cells = children.map((cell) => cell.children.flatMap(plain) as PhrasingContent[]);
  return {
    type: 'paragraph',
    children: cells.flatMap((cell, at) => (at === 0 ? cell : [{ type: 'text', value: ' ' } as const, ...cell])),
  };
}

/** Without what only GitHub's Markdown has: tables, also rows and cells without one, and strikethrough. */
function plain(node: Nodes): Nodes[] {
  if (node.type === 'table') return node.children.map(paragraphOf);
  if (node.type === 'tableRow') return [paragraphOf(node)];
  if (node.type === 'tableCell') return [paragraphOf({ type: 'tableRow', children: [node] })];
  if (!('children' in node)) return [node];
  const children = node.children.flatMap(plain);
  return node.type === 'delete' ? children : [{ ...node, children } as Nodes];
}

const withoutGfm = (root: Root): Parents => ({ ...root, children: root.children.flatMap(plain) as RootContent[] });

/** Codes side by side become one, and so do deletions: the marks between them would be read as one other mark. */
function joined(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const children: Nodes[] = [];
  for (const child of node.children) {
    const last = children.at(-1);
    if (child.type === 'inlineCode' && last?.type === 'inlineCode') last.value += child.value;
    else if (child.type === 'delete' && last?.type === 'delete') {
      for (const one of child.children) last.children.push(one);
    } else children.push(child);
  }
  return { ...node, children: children.map(joined) } as Nodes;
}

/** Markdown (CommonMark 0.31, with `gfm` GitHub Flavored Markdown 0.29) of HTML. */
export function convertHtml(input: Input<typeof convertFields>): string {
  const { html, gfm, headings, bullet, emphasis } = input;
  refuseDeep(html);
  const tree = toMdast(readSource(html, input));
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
  const markdown = toMarkdown(joined(gfm ? root : withoutGfm(root)), {
    bullet,
    bulletOther: bullet === '*' ? '-' : '*',
    emphasis,
    strong: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    setext: headings === 'setext',
    resourceLink: false,
    extensions: gfm ? [gfmToMarkdown()] : [],
  });
  return markdown.replace(/\n$/, '');
}
