/** After the special schemes, any number of slashes begins the authority (WHATWG URL §4.4); elsewhere it is two. */
const passwords = /^(?:[^/?#\n]*[/\\]{2}|[^\S\n]*(?:https?|wss?|ftp):[/\\]*)[^/\\?#:\n]*:[^/\\?#\n]*@/im;

/** What the parser drops (URL Standard, 4.4); a line break before a scheme parts two URLs. */
const dropped = /[\t\r]|\n(?![^\S\n]*[a-z\d+.-]+:\/\/)/gi;

/** Whether a URL, or one of several lines, has a password, so that it may be kept nowhere. */
export const hasPassword = (url: string): boolean => passwords.test(url) || passwords.test(url.replace(dropped, ''));

/** The fields of a URL: one with a password goes into the secret field. */
export const withUrl = (url: string): { readonly url: string; readonly secretUrl: string } =>
  hasPassword(url) ? { url: '', secretUrl: url } : { url, secretUrl: '' };

/** The same for a base URL. */
export const withBase = (base: string): { readonly base: string; readonly secretBase: string } =>
  hasPassword(base) ? { base: '', secretBase: base } : { base, secretBase: '' };
