/** Whether a URL has a password, so that it may be kept nowhere. */
export const hasPassword = (url: string): boolean => /^[^/?#]*[/\\]{2}[^/\\?#:]*:[^/\\?#]*@/.test(url);

/** The fields of a URL: one with a password goes into the secret field. */
export const withUrl = (url: string): { readonly url: string; readonly secretUrl: string } =>
  hasPassword(url) ? { url: '', secretUrl: url } : { url, secretUrl: '' };
