import { serialize } from './serialize.ts';
import { parseHtml, type Node } from '#lib/html-text/tree.ts';

/** What `inertHtml` calls the attribute `style`. */
export const inertStyle = 'data-inert-style';

/** The elements that the editor can hold. */
export const heldElements =
  `a b blockquote br code col colgroup del div em h1 h2 h3 h4 h5 h6 hr i img input ins label li mark ol p pre s
  span strike strong sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/);
export const heldAttributes =
  `href title src alt width height colspan rowspan start type class target rel dir lang checked
  data-type data-checked data-color`
    .split(/\s+/)
    .concat(inertStyle);

const elements: ReadonlySet<string> = new Set(heldElements);
const attributes: ReadonlySet<string> = new Set(heldAttributes);
/** Of these not even the content is text to read. */
const dropped: ReadonlySet<string> = new Set(
  `script style title template noscript iframe object embed applet svg math noembed noframes xmp plaintext audio
  video`.split(/\s+/),
);

function heldOf(node: Node): readonly Node[] {
  if (node.kind === 'text') return [node];
  if (node.kind !== 'element' || dropped.has(node.name)) return [];
  const children = node.children.flatMap(heldOf);
  if (!elements.has(node.name)) return children;
  const held = node.attributes.flatMap(([name, value]): [string, string][] => {
    if (name === 'style') return [[inertStyle, value]];
    return attributes.has(name) && name !== inertStyle ? [[name, value]] : [];
  });
  return [{ ...node, attributes: held, children }];
}

/**
 * HTML of nothing but the elements and attributes that the editor can hold, the style attribute under another name. A
 * browser's parser may put the tags into another tree than this one, but it sees the same tags: none of them changes how
 * what follows is read (as `title`, `svg` or `frameset` do), quotes and ampersands are escaped. So no handler and no
 * style comes up in the browser, which reports them to the page's policy even in a document that is never shown.
 */
export function inertHtml(html: string): string {
  return parseHtml(html)
    .flatMap(heldOf)
    .map((node) => serialize(node))
    .join('');
}
