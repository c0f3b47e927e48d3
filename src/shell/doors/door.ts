import { pathOf } from '../location.ts';

/** A way into the page from outside. */
export type Door =
  /** Another application has shared something, which the service worker stores under this id. */
  | { readonly kind: 'shared'; readonly id: string }
  /** Files were opened with the installed application. */
  | { readonly kind: 'files' }
  /** A link of our own scheme. */
  | { readonly kind: 'link'; readonly text: string }
  /** Text typed for us in the browser's address bar. */
  | { readonly kind: 'query'; readonly text: string };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself.
    return text;
  }
}

/**
 * Reads the text of `web+toolcrib:…`. Browsers pass a link on unchanged, so its text is escaped as in every address.
 */
function textOfLink(link: string): string {
  return decoded(link.replace(/^web\+toolcrib:(\/\/)?/i, ''));
}

/** The door of an address, in the form that the manifest and the search description use; home handles them all. */
export function doorOf(address: string): Door | undefined {
  const { pathname, searchParams, hash } = new URL(address);
  if (pathOf(pathname) !== '/') return undefined;
  const [id, query] = [searchParams.get('shared'), searchParams.get('q') ?? ''];
  if (id !== null) return { kind: 'shared', id };
  if (searchParams.has('files')) return { kind: 'files' };
  if (hash.startsWith('#open=')) return { kind: 'link', text: textOfLink(decoded(hash.slice('#open='.length))) };
  return query.trim() === '' ? undefined : { kind: 'query', text: query };
}
