import { rawElements, voidElements, type Element, type Node } from '#lib/html-text/tree.ts';

const booleans = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap
   itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected`.split(/\s+/),
);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
export const escapeText = (text: string): string => text.replaceAll(/[&<>\u00a0]/g, (one) => entities[one] as string);
const escapeAttribute = (text: string): string => text.replaceAll(/[&"\u00a0]/g, (one) => entities[one] as string);

export function openTag({ name, attributes }: Element): string {
  const written = attributes.map(([key, value]) =>
    value === '' && booleans.has(key) ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

export const closeTag = ({ name }: Element): string => (voidElements.has(name) ? '' : `</${name}>`);

/** A node as it is, white space kept. */
export function serialize(node: Node, isRaw = false): string {
  if (node.kind === 'text') return isRaw ? node.text : escapeText(node.text);
  if (node.kind !== 'element') return node.kind === 'comment' ? `<!--${node.text}-->` : `<${node.text}>`;
  const raw = rawElements.has(node.name);
  return openTag(node) + node.children.map((child) => serialize(child, raw)).join('') + closeTag(node);
}
