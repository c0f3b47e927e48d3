import { closeTag, escapeText, openTag, serialize } from './serialize.ts';
import { parseHtml, rawElements, type Element, type Node } from '#lib/html-text/tree.ts';

const blocks = new Set(
  `address article aside blockquote body caption col colgroup dd details dialog div dl dt fieldset figcaption figure
   footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main menu meta nav ol p pre script section
   style summary table tbody td tfoot th thead title tr ul`.split(/\s+/),
);
const verbatim = new Set(['pre', 'textarea', 'script', 'style']);
const cells = new Set(['li', 'td', 'th']);
/** Inline elements that show something of their own: white space beside them counts. */
const solid = new Set(
  'img input button select meter progress svg math object embed iframe video audio canvas xmp noembed noframes'.split(
    ' ',
  ),
);

const isBlank = (node: Node): boolean => node.kind === 'text' && /^[ \t\n\f\r]*$/.test(node.text);

/** Comments and declarations, blocks, and inline elements with one of these inside start a line. */
function breaksLine(node: Node, known: Map<Node, boolean>): boolean {
  if (node.kind !== 'element') return node.kind !== 'text';
  let answer = known.get(node);
  if (answer === undefined) {
    answer =
      blocks.has(node.name) || (!verbatim.has(node.name) && node.children.some((child) => breaksLine(child, known)));
    known.set(node, answer);
  }
  return answer;
}

/** The only paragraph of a list item or a cell, when it stands first and says nothing of itself. */
function unwrapped(element: Element): readonly Node[] {
  const { children } = element;
  const paragraphs = children.filter((child) => child.kind === 'element' && child.name === 'p');
  const first = children.find((child) => !isBlank(child));
  const [paragraph] = paragraphs;
  if (!cells.has(element.name) || paragraphs.length !== 1 || first !== paragraph) return children;
  if (paragraph?.kind !== 'element' || paragraph.attributes.length > 0) return children;
  return children.flatMap((child) => (child === paragraph ? paragraph.children : [child]));
}

/** Inline content on one line, white space collapsed. */
function inlineText(nodes: readonly Node[]): string {
  const parts: string[] = [];
  let afterSpace = true;
  /** The part that may end with a space, the tags of what shows nothing itself passed over. */
  let last = -1;
  const trimEnd = (): void => {
    if (last >= 0) parts[last] = (parts[last] as string).replace(/ $/, '');
  };
  const add = (part: string): void => {
    last = parts.push(part) - 1;
    afterSpace = part.endsWith(' ');
  };
  const walk = (node: Node): void => {
    if (node.kind === 'text') {
      const text = node.text.replaceAll(/[ \t\n\f\r]+/g, ' ');
      const kept = afterSpace ? text.replace(/^ /, '') : text;
      if (kept !== '') add(escapeText(kept));
    } else if (node.kind !== 'element' || verbatim.has(node.name) || rawElements.has(node.name)) {
      add(serialize(node));
    } else if (node.name === 'br') {
      trimEnd();
      parts.push(openTag(node));
      afterSpace = true;
    } else {
      parts.push(openTag(node));
      for (const child of node.children) walk(child);
      if (solid.has(node.name)) add(closeTag(node));
      else parts.push(closeTag(node));
    }
  };
  for (const node of nodes) walk(node);
  trimEnd();
  return parts.join('');
}

/** The text with every block on lines of its own. */
export function formatHtml(html: string, indent: string, unwrapParagraphs: boolean): string {
  const lines: string[] = [];
  const known = new Map<Node, boolean>();
  const contentOf = (element: Element): readonly Node[] => (unwrapParagraphs ? unwrapped(element) : element.children);
  const write = (nodes: readonly Node[], level: number): void => {
    const margin = indent.repeat(level);
    let run: Node[] = [];
    const flush = (): void => {
      const text = inlineText(run);
      if (text !== '') lines.push(margin + text);
      run = [];
    };
    for (const node of nodes) {
      if (!breaksLine(node, known)) {
        run.push(node);
        continue;
      }
      flush();
      if (node.kind !== 'element' || verbatim.has(node.name)) {
        lines.push(margin + serialize(node));
        continue;
      }
      const children = contentOf(node);
      if (!children.some((child) => breaksLine(child, known))) {
        lines.push(margin + openTag(node) + inlineText(children) + closeTag(node));
        continue;
      }
      lines.push(margin + openTag(node));
      write(children, level + 1);
      lines.push(margin + closeTag(node));
    }
    flush();
  };
  write(parseHtml(html), 0);
  return lines.join('\n');
}
