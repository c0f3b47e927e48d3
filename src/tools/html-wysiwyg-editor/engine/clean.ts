import { serialize } from './serialize.ts';
import { attributeOf, parseHtml, type Element, type Node } from '#lib/html-text/tree.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const removed =
  words(`script style title head template noscript iframe object embed svg math textarea select button canvas
  audio video applet frameset noembed noframes xmp plaintext`);
const kept =
  words(`a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small strong sub summary sup table tbody td tfoot th thead
  time tr u ul var`);
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };

const common = ['lang', 'dir'];
const attributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'title', 'width', 'height']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['ol', ['start', 'type', 'reversed']],
  ['time', ['datetime']],
  ['del', ['datetime']],
  ['ins', ['datetime']],
  ['abbr', ['title']],
  ['col', ['span']],
  ['colgroup', ['span']],
  ['details', ['open']],
]);
const aligned = words('p h1 h2 h3 h4 h5 h6 td th');
const droppedEmpty = words(`p h1 h2 h3 h4 h5 h6 div blockquote ul ol dl figure figcaption code kbd var samp dfn`);
const unwrappedEmpty = words('strong em u s a sub sup mark small abbr cite q del ins time');

/** Declarations of a `style` attribute, in lower case. */
function styleOf(element: Element): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of (attributeOf(element, 'style') ?? '').toLowerCase().split(';')) {
    const at = declaration.indexOf(':');
    if (at > 0)
      found.set(
        declaration.slice(0, at).trim(),
        declaration
          .slice(at + 1)
          .replace('!important', '')
          .trim(),
      );
  }
  return found;
}

const isHeavy = (weight = ''): boolean => /^bold(?:er)?$/.test(weight) || Number(weight) >= 600;
const isLight = (weight = ''): boolean =>
  /^(?:normal|lighter)$/.test(weight) || (weight !== '' && Number(weight) <= 500);

/** The elements that the style of a span stands for, the outermost first. */
function meaningsOf(element: Element): readonly string[] {
  const style = styleOf(element);
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const align = style.get('vertical-align');
  return [
    ...(isHeavy(style.get('font-weight')) ? ['strong'] : []),
    ...(style.get('font-style') === 'italic' ? ['em'] : []),
    ...(decoration.includes('underline') ? ['u'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(align === 'super' ? ['sup'] : align === 'sub' ? ['sub'] : []),
  ];
}

/** An address as its scheme is judged: without control characters and white space. */
const bareAddress = (address: string): string =>
  // oxlint-disable-next-line no-control-regex
  address.replaceAll(/[\s\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g, '');

function isAllowed(name: string, value: string): boolean {
  const bare = bareAddress(value);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return true;
  if (name === 'href') return ['mailto', 'tel', 'sms', 'ftp'].includes(scheme);
  return /^data:image\/(?:png|gif|jpeg|webp|avif)[;,]/i.test(bare);
}

function keptAttributes(element: Element, name: string, keepAlign: boolean): (readonly [string, string])[] {
  const wanted = new Set([...(attributes.get(name) ?? []), ...common]);
  const found = element.attributes.flatMap(([key, value]): [string, string][] => {
    const trimmed = value.trim();
    if (key === 'class' && name === 'code') {
      const language = /(?:^|\s)(language-[\w+#.-]+)/.exec(value)?.[1];
      return language === undefined ? [] : [['class', language]];
    }
    if (!wanted.has(key)) return [];
    if ((key === 'href' || key === 'src') && (trimmed === '' || !isAllowed(key, trimmed))) return [];
    return [[key, trimmed]];
  });
  const align = keepAlign && aligned.has(name) ? styleOf(element).get('text-align') : undefined;
  if (align && /^(?:right|center|justify)$/.test(align)) found.push(['style', `text-align: ${align}`]);
  return found;
}

const isBlank = (nodes: readonly Node[]): boolean =>
  nodes.every((node) => node.kind === 'text' && /^[\s\u00a0]*$/.test(node.text));

function cleanElement(element: Element, keepAlign: boolean): readonly Node[] {
  if (removed.has(element.name)) return [];
  const children = element.children.flatMap((child) => cleanNode(child, keepAlign));
  if (element.name === 'span' || element.name === 'font') {
    return meaningsOf(element).reduceRight<readonly Node[]>(
      (inner, name) => (isBlank(inner) ? inner : [{ kind: 'element', name, attributes: [], children: inner }]),
      children,
    );
  }
  const name = Object.hasOwn(renamed, element.name) ? (renamed[element.name] as string) : element.name;
  if (!kept.has(name)) return children;
  const style = styleOf(element);
  if (name === 'strong' && isLight(style.get('font-weight'))) return children;
  if (name === 'em' && style.get('font-style') === 'normal') return children;
  const found = keptAttributes(element, name, keepAlign);
  const has = (key: string): boolean => found.some(([one]) => one === key);
  if (name === 'img') return has('src') ? [{ kind: 'element', name, attributes: found, children: [] }] : [];
  if (name === 'a' && !has('href')) return children;
  if (isBlank(children)) {
    if (droppedEmpty.has(name)) return [];
    if (unwrappedEmpty.has(name)) return children;
  }
  return [{ kind: 'element', name, attributes: found, children }];
}

function cleanNode(node: Node, keepAlign: boolean): readonly Node[] {
  if (node.kind === 'text') return [node];
  return node.kind === 'element' ? cleanElement(node, keepAlign) : [];
}

/** Pasted HTML with nothing but what a text means. */
export function cleanHtml(html: string, keepAlign: boolean): string {
  return parseHtml(html)
    .flatMap((node) => cleanNode(node, keepAlign))
    .map((node) => serialize(node))
    .join('')
    .trim();
}
