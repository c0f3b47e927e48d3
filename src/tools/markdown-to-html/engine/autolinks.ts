import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** A link that is found in a text. */
export interface Link {
  readonly index: number;
  readonly text: string;
  readonly href: string;
}

// GFM §6.9. What may stand before a link: nothing, white space, or a delimiter.
const start = /(?<![^\s*_~(])(?:www\.|https?:\/\/)(?=[\p{L}\p{N}_-])[^\s<]+/giu;
const email = /(?<![\w.+-])[\w.+-]+@[A-Za-z\d_-]+(?:\.[A-Za-z\d_-]+)+/g;

/** The end of a link: marks at the end, closing brackets that nothing opened and entities are none of it. */
function trimmed(link: string): string {
  let unopened = countOf(link, ')') - countOf(link, '(');
  let end = link.length;
  for (; end > 0; end--) {
    const sign = link.charAt(end - 1);
    if (sign === ';') {
      const entity = link.lastIndexOf('&', end);
      if (entity < 0 || !/^&[A-Za-z\d]+;$/.test(link.slice(entity, end))) return link.slice(0, end);
      end = entity + 1;
    } else if (sign === ')') {
      if (unopened <= 0) return link.slice(0, end);
      unopened--;
    } else if (!/[?!.,:*_~'"]/.test(sign)) return link.slice(0, end);
  }
  return '';
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Segments of letters, digits, `_` and `-` with a dot between them, no `_` in the last two. */
function isDomain(link: string): boolean {
  const [, domain = ''] = /^(?:https?:\/\/)?([\p{L}\p{N}_.-]+)/iu.exec(link) ?? [];
  const segments = domain.split('.');
  return (
    segments.length > 1 &&
    segments.every((part) => part !== '') &&
    !segments.slice(-2).some((part) => part.includes('_'))
  );
}

/** The links in a text, in order. */
export function linksIn(text: string): Link[] {
  const links: Link[] = [];
  for (const { 0: found, index } of text.matchAll(start)) {
    const link = trimmed(found);
    if (isDomain(link)) links.push({ index, text: link, href: /^www/i.test(link) ? `http://${link}` : link });
  }
  const addresses = Array.from(text.matchAll(email), ({ 0: found, index }): Link => ({
    index,
    text: found,
    href: `mailto:${found}`,
  }));
  let end = 0;
  const all = [...links, ...addresses.filter((link) => !/[-_]$/.test(link.text))].toSorted((a, b) => a.index - b.index);
  // An address inside a link is a part of it.
  return all.filter((link) => {
    const isFree = link.index >= end;
    if (isFree) end = link.index + link.text.length;
    return isFree;
  });
}

function linked(state: StateCore, token: Token): Token[] {
  const links = linksIn(token.content);
  if (links.length === 0) return [token];
  const made: Token[] = [];
  const add = (type: string, tag: string, nesting: -1 | 0 | 1, content = ''): Token => {
    const one = new state.Token(type, tag, nesting);
    one.content = content;
    one.level = token.level;
    made.push(one);
    return one;
  };
  let end = 0;
  for (const { index, text, href } of links) {
    const address = state.md.normalizeLink(href);
    if (!state.md.validateLink(address)) continue;
    if (index > end) add('text', '', 0, token.content.slice(end, index));
    const open = add('link_open', 'a', 1);
    open.attrs = [['href', address]];
    open.markup = 'linkify';
    open.info = 'auto';
    add('text', '', 0, text);
    const close = add('link_close', 'a', -1);
    close.markup = 'linkify';
    close.info = 'auto';
    end = index + text.length;
  }
  if (end < token.content.length) add('text', '', 0, token.content.slice(end));
  return made;
}

/** Links of their own in texts that stand in no link. */
function rule(state: StateCore): void {
  for (const block of state.tokens) {
    if (block.type !== 'inline' || !block.children) continue;
    let depth = 0;
    let html = 0;
    block.children = block.children.flatMap((token) => {
      if (token.type === 'link_open') depth++;
      if (token.type === 'link_close') depth--;
      if (token.type === 'html_inline' && /^<a[>\s]/i.test(token.content)) html++;
      if (token.type === 'html_inline' && /^<\/a\s*>/i.test(token.content)) html = Math.max(0, html - 1);
      return token.type === 'text' && depth === 0 && html === 0 ? linked(state, token) : [token];
    });
  }
}

/** GFM §6.9 in the place of the parser's own rule, which links bare domains and knows a list of top-level ones. */
export function autolinks(parser: MarkdownIt): void {
  parser.core.ruler.at('linkify', rule);
  // The parser links an address inside a text at once otherwise.
  parser.inline.ruler.disable('linkify');
}
