import { attributeOf, parseHtml, type Element, type Node } from './tree.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const silent = words('script style head title template noscript iframe object svg math');
const blocks =
  words(`address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td
  tfoot th thead tr ul`);

const space = /[ \t\n\f\r]+/g;

/** The address to be written after the text of a link, unless it is that text. */
function addressAfter(node: Element, text: string, links: boolean): string {
  const href = links && node.name === 'a' ? attributeOf(node, 'href')?.trim() : undefined;
  return href && href !== text.trim() ? ` (${href})` : '';
}

/** Text of inline content; a line break stands for `br`. */
function inline(nodes: readonly Node[], links: boolean): string {
  const read = (node: Node): string => {
    if (node.kind === 'text') return node.text.replaceAll(space, ' ');
    if (node.kind !== 'element' || silent.has(node.name)) return '';
    if (node.name === 'br') return '\n';
    if (node.name === 'img') return attributeOf(node, 'alt') ?? '';
    const text = node.children.map(read).join('');
    return text + addressAfter(node, text, links);
  };
  return nodes
    .map(read)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

const isBlock = (node: Node): boolean =>
  node.kind === 'element' && (blocks.has(node.name) || node.children.some((child) => isBlock(child)));

const elements = (nodes: readonly Node[], ...names: readonly string[]): Element[] =>
  nodes.filter((node): node is Element => node.kind === 'element' && names.includes(node.name));

const indent = (text: string): string => text.replaceAll('\n', '\n  ');

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

function onOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

function list(element: Element, links: boolean): string {
  const isOrdered = element.name === 'ol';
  let number = Number.parseInt(attributeOf(element, 'start') ?? '1', 10);
  if (Number.isNaN(number)) number = 1;
  const contentOf = (nodes: readonly Node[]): string =>
    indent(
      read(nodes, links)
        .join('\n')
        .replaceAll(/\n{2,}/g, '\n'),
    );
  // Word processors put nested lists beside the items.
  const lines = element.children.flatMap((child) => {
    if (child.kind === 'element' && child.name === 'li') {
      return (isOrdered ? `${number++}. ` : '- ') + contentOf(child.children);
    }
    const text = contentOf([child]);
    return text === '' ? [] : `  ${text}`;
  });
  return lines.join('\n');
}

function table(element: Element, links: boolean): string {
  const rows = [element, ...elements(element.children, 'thead', 'tbody', 'tfoot')].flatMap(({ children }) =>
    elements(children, 'tr'),
  );
  const caption = elements(element.children, 'caption').map(({ children }) => inline(children, links));
  const lines = rows.map(({ children }) =>
    elements(children, 'td', 'th')
      .map((cell) => onOneLine(read(cell.children, links).join(' ')))
      .join('\t'),
  );
  return [...caption, ...lines].join('\n');
}

/** The blocks of a content. */
function read(nodes: readonly Node[], links: boolean): string[] {
  const found: string[] = [];
  let run: Node[] = [];
  const push = (text: string): void => {
    if (text !== '') found.push(text);
  };
  const flush = (): void => {
    push(inline(run, links));
    run = [];
  };
  for (const node of nodes) {
    if (node.kind !== 'element' || !isBlock(node)) {
      run.push(node);
      continue;
    }
    flush();
    const { name, children } = node;
    if (silent.has(name)) continue;
    if (name === 'hr') push('---');
    else if (name === 'pre') push(textOf(node).replace(/^\n/, '').replace(/\n$/, ''));
    else if (name === 'ul' || name === 'ol' || name === 'menu') push(list(node, links));
    else if (name === 'table') push(table(node, links));
    else if (name === 'blockquote') push(quoted(read(children, links).join('\n\n')));
    else {
      const inner = read(children, links);
      const address = addressAfter(node, inner.join('\n\n'), links);
      const last = inner.pop();
      for (const one of inner) found.push(one);
      push(last === undefined ? address.trim() : last + address);
    }
  }
  flush();
  return found;
}

function textOf(node: Node): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'element' && node.name === 'br') return '\n';
  return node.kind === 'element' ? node.children.map(textOf).join('') : '';
}

/** Plain text with the structure in sight. */
export function textOfHtml(html: string, links: boolean): string {
  return read(parseHtml(html), links).join('\n\n');
}
