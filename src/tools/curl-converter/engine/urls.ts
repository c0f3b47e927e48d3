import { urlEncoded } from './data.ts';

/** What stands behind the last slash or backslash of a path. */
export const lastPart = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';

/** Does curl make several URLs of it? */
export function isGlobbed(url: string): boolean {
  const authority = /^[^:]*:\/\/[^/?#]*/.exec(url)?.[0] ?? '';
  // The brackets of an IPv6 address are none of a range.
  return /[{[]/.test(authority.replace(/\[[\dA-Fa-f:.%]+\]/, '') + url.slice(authority.length));
}

/** Puts the name of an uploaded file behind a URL without one and without a query, as curl does. */
export function withFileName(url: string, file: string): string {
  const [, authority, path = '', fragment = ''] = /^([^/]*\/\/[^/?#]*)(\/[^?#]*)?(#[^]*)?$/.exec(url) ?? [];
  const isStdin = file === '-' || file === '.';
  if (authority === undefined || isStdin || /[^/]$/.test(path)) return url;
  return `${authority}${path || '/'}${urlEncoded(lastPart(file)).replaceAll('+', '%20')}${fragment}`;
}

/** Puts a query behind that of a URL, before its fragment. */
export function withQuery(url: string, query: string): string {
  if (query === '') return url;
  const hash = url.indexOf('#');
  const [before, fragment] = hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash)];
  const joint = before.includes('?') ? (/[?&]$/.test(before) ? '' : '&') : '?';
  return `${before}${joint}${query}${fragment}`;
}
