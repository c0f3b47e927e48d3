import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { ToolError } from '#core/operation.ts';
import { canParseUrl } from '#core/platform.ts';

export interface Options {
  readonly links: 'keep' | 'text';
  readonly images: 'keep' | 'alt' | 'drop';
  readonly part: 'all' | 'main';
  readonly baseUrl: string;
}

/** The first element of the name, in the order of the text. */
function find(node: Nodes, name: string): Element | undefined {
  if (node.type === 'element' && node.tagName === name) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

function mainPart(tree: Root): Root {
  const main = find(tree, 'main') ?? find(tree, 'article') ?? find(tree, 'body');
  return main ? { type: 'root', children: main.children as RootContent[] } : tree;
}

function resolved(value: unknown, base: string): string | undefined {
  return typeof value === 'string' && canParseUrl(value, base) ? new URL(value, base).href : undefined;
}

/** What stands for a node: itself, its children, a text, or nothing. */
function rewrite(node: ElementContent | RootContent, options: Options): readonly (ElementContent | RootContent)[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  if (tagName === 'img' && options.images === 'drop') return [];
  if (tagName === 'img' && options.images === 'alt') return [{ type: 'text', value: String(properties['alt'] ?? '') }];
  const children = node.children.flatMap((child) => rewrite(child, options)) as ElementContent[];
  if (tagName === 'a' && options.links === 'text') return children;
  const name = tagName === 'a' ? 'href' : tagName === 'img' ? 'src' : undefined;
  const address =
    name === undefined || options.baseUrl === '' ? undefined : resolved(properties[name], options.baseUrl);
  const changed = name === undefined || address === undefined ? properties : { ...properties, [name]: address };
  return [{ ...node, properties: changed, children }];
}

/** The tree that becomes Markdown. @throws `invalid-base-url` */
export function readSource(html: string, options: Options): Root {
  if (options.baseUrl !== '' && !canParseUrl(options.baseUrl)) throw new ToolError('invalid-base-url');
  const isWhole = /<!doctype|<html|<head|<body/i.test(html);
  const tree = fromHtml(html.replace(/^\uFEFF/, ''), { fragment: !isWhole });
  const { children } = options.part === 'main' ? mainPart(tree) : tree;
  return { type: 'root', children: children.flatMap((child) => rewrite(child, options)) as RootContent[] };
}
