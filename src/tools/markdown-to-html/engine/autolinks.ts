import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';

/** A link that is found in a text. */
interface Link {
  readonly index: number;
  readonly text: string;
  readonly href: string;
}

// GFM §6.9. What may stand before a link: nothing, white space, or a delimiter.
const start = /(?:www\.|https?:\/\/)(?=[\p{L}\p{N}_-])/iuy;
const before = /[\s*_~(]/;
const email = String.raw`[\w.+-]+@[A-Za-z\d_-]+(?:\.[A-Za-z\d_-]+)+`;
const resource = String.raw`(?:/[A-Za-z\d@.]*[A-Za-z\d@])?`;
/** An email address, also after `mailto:`; or one after `xmpp:`, where a `/` and a resource may follow. */
const address = new RegExp(String.raw`(?<![\w.+-])(?:(?:mailto:)?${email}|xmpp:${email}${resource})`, 'g');

/** The end of a link: marks at the end, closing brackets that nothing opened and entities are none of it. */
function trimmed(link: string): string {
  let unopened = countOf(link, ')') - countOf(link, '(');
  let end = link.length;
  for (; end > 0; end--) {
    const sign = link.charAt(end - 1);
    if (sign === ';') {
      const entity = link.lastIndexOf('&', end);
      if (entity < 0 || !/^&#?[A-Za-z\d]+;$/.test(link.slice(entity, end))) return link.slice(0, end);
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

/** Everything but the signs at which a rule of the parser may begin. */
const plain = String.raw`[^\n!#-&*+\-:<=>@[-\`{}~]`;
const textRun = new RegExp(String.raw`${plain}+?(?:(?<=[\s(])(?=www\.|https?://)|(?!${plain}))`, 'iy');

/** The parser's own rule for text, which ends also where a link may begin. */
function text(state: StateInline, silent: boolean): boolean {
  textRun.lastIndex = state.pos;
  const [found = ''] = textRun.exec(state.src) ?? [];
  if (!silent) state.pending += found;
  state.pos += found.length;
  return found !== '';
}

/** Where the last run of characters ends that was read for a link: to read it again at each `www.` takes too long. */
const ends = new WeakMap<StateInline, number>();

/** A link as it is written, before Markdown is read in it. It stays a text: `linkTexts` knows what stands around it. */
function linkText(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  start.lastIndex = pos;
  if (silent || state.linkLevel > 0 || !start.test(src)) return false;
  if (state.pending !== '' && !before.test(src.charAt(pos - 1))) return false;
  if (pos < (ends.get(state) ?? 0)) return false;
  const [run = ''] = /^[^\s<]+/.exec(src.slice(pos, posMax)) ?? [];
  ends.set(state, pos + run.length);
  const link = trimmed(run);
  if (!isDomain(link)) return false;
  const token = state.push('text_special', '', 0);
  // CommonMark §2.4, §2.5: an address keeps its backslashes, its character references are read.
  token.content = state.md.utils.unescapeAll(link.replaceAll('\\', '\\\\'));
  token.info = 'link';
  state.pos += link.length;
  return true;
}

function linksIn({ type, info, content }: Token): Link[] {
  if (info === 'link')
    return [{ index: 0, text: content, href: /^www/i.test(content) ? `http://${content}` : content }];
  if (type !== 'text') return [];
  return [...content.matchAll(address)]
    .filter(([found]) => !/[-_](?:\/|$)/.test(found))
    .map(({ 0: found, index }) => ({ index, text: found, href: found.includes(':') ? found : `mailto:${found}` }));
}

function linked(state: StateCore, token: Token): Token[] {
  const links = linksIn(token);
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
    const target = state.md.normalizeLink(href);
    if (!state.md.validateLink(target)) continue;
    if (index > end) add('text', '', 0, token.content.slice(end, index));
    const open = add('link_open', 'a', 1);
    open.attrs = [['href', target]];
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
function linkTexts(state: StateCore): void {
  for (const block of state.tokens) {
    if (block.type !== 'inline' || !block.children) continue;
    let depth = 0;
    let html = 0;
    block.children = block.children.flatMap((token) => {
      if (token.type === 'link_open') depth++;
      if (token.type === 'link_close') depth--;
      if (token.type === 'html_inline' && /^<a[>\s]/i.test(token.content)) html++;
      if (token.type === 'html_inline' && /^<\/a\s*>/i.test(token.content)) html = Math.max(0, html - 1);
      return depth === 0 && html === 0 ? linked(state, token) : [token];
    });
  }
}

/** GFM §6.9 in the place of the parser's own rule, which links bare domains and knows a list of top-level ones. */
export function autolinks(parser: MarkdownIt): void {
  parser.inline.ruler.at('text', text);
  parser.inline.ruler.before('text', 'gfm-link', linkText);
  parser.core.ruler.at('linkify', linkTexts);
  // The parser links an address inside a text at once otherwise.
  parser.inline.ruler.disable('linkify');
}
