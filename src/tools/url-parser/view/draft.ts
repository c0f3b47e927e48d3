import { choice, flag, group, list, secret, text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';

export const tabs = ['parse', 'defang'] as const;

/** The two linked panes of links; `source` is the one edited last. */
export const sides = ['text', 'defanged'] as const;
export type SideName = (typeof sides)[number];

export const fields = {
  url: text(''),
  /** A URL with a password in it, instead of `url`: kept nowhere, in no link. */
  secretUrl: secret(''),
  /** Parameters that are switched off, which no link shall contain. */
  off: list(group({ key: text(), value: secret(), hasValue: flag() }), {}, []),
  base: text(''),
  /** The same of a base URL. */
  secretBase: secret(''),
  hasBase: flag(false),
  tab: choice(tabs, 'parse'),
  text: text(''),
  hosts: flag(true),
  defanged: text(''),
  source: choice(sides, 'text'),
};
export const initial = {
  url: 'https://me:pwd@toolcrib.example:3000/url-parser/café?key=a&key=b&flag&q=caf%C3%A9+cr%C3%A8me#the-hash',
  text: 'The mail from billing@toolcrib.example (192.0.2.44) links to https://login.toolcrib.example/reset.html?id=7.\n',
};

export type DraftProps = WithDraft<typeof fields>;
type UrlDraft = DraftProps['draft'];

export const urlOf = ({ url, secretUrl }: UrlDraft): string => secretUrl || url;
export const baseOf = ({ base, secretBase }: UrlDraft): string => secretBase || base;

/** Whether a URL has the page or the query of another, so that its parameters that are off belong to it too. */
export function isRelated(before: string, after: string): boolean {
  if (after === '') return false;
  const [page, query] = before.replace(/#.*/s, '').split('?');
  const [otherPage, otherQuery] = after.replace(/#.*/s, '').split('?');
  return page === otherPage || query === otherQuery;
}

const absolute = /^\s*[a-z+.-]+:\/\//i;

/** Splits a text with one URL per line after the first of these lines; any other text is left whole. */
export function firstOf(text: string): readonly [first: string, rest: string] {
  const end = text.indexOf('\n', text.search(/\S/));
  const rest = text.slice(end);
  return end > 0 && absolute.test(text) && absolute.test(rest) ? [text.slice(0, end), rest] : [text, ''];
}
