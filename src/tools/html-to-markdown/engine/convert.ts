import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, Parents, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Input } from '#core/field.ts';
import { refuseDeep } from './depth.ts';
import type { convertFields } from './fields.ts';
import { readSource } from './source-tree.ts';

/** The rows of a table as paragraphs, for Markdown that has no tables. */
function paragraphsOf({ children }: Table): RootContent[] {
  return children.map((row) => ({
    type: 'paragraph',
    children: row.children.flatMap((cell, at): PhrasingContent[] =>
      at === 0 ? cell.children : [{ type: 'text', value: ' ' }, ...cell.children],
    ),
  }));
}

/** Without what only GitHub's Markdown has: tables, strikethrough. */
function plain(node: Nodes): Nodes[] {
  const own = 'children' in node ? { ...node, children: node.children.flatMap((child) => plain(child)) } : node;
  if (own.type === 'delete') return own.children as Nodes[];
  if (own.type === 'table') return paragraphsOf(own as Table);
  return [own as Nodes];
}

const withoutGfm = (root: Root): Parents => ({ ...root, children: root.children.flatMap(plain) as RootContent[] });

/** Markdown (CommonMark 0.31, with `gfm` GitHub Flavored Markdown 0.29) of HTML. */
export function convertHtml(input: Input<typeof convertFields>): string {
  const { html, gfm, headings, bullet, emphasis } = input;
  refuseDeep(html);
  const tree = toMdast(readSource(html, input));
  const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree as RootContent] };
  const markdown = toMarkdown(gfm ? root : withoutGfm(root), {
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
