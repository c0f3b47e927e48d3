import { flag, secret, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';

export const fields = {
  url: text(''),
  /** A URL with a password in it, instead of `url`: kept nowhere, in no link. */
  secretUrl: secret(''),
  base: text(''),
  hasBase: flag(false),
};
export const initial = {
  url: 'https://me:pwd@toolcrib.example:3000/url-parser/café?key=a&key=b&flag&q=caf%C3%A9+cr%C3%A8me#the-hash',
};

type UrlDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export const urlOf = ({ url, secretUrl }: UrlDraft): string => secretUrl || url;

const hasPassword = (url: string): boolean => /^[^/?#]*[/\\]{2}[^/\\?#]*:[^/\\?#]*@/.test(url);

export const withUrl = (url: string): Pick<UrlDraft, 'url' | 'secretUrl'> =>
  hasPassword(url) ? { url: '', secretUrl: url } : { url, secretUrl: '' };
