import type { ComponentType } from 'react';
import { loadFrench } from '#core/text.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toolAt } from './catalogue.ts';

type Page = ComponentType;
type Loader = () => Promise<Page>;

const views = import.meta.glob<Page>('../tools/*/view.tsx', { import: 'default' });

const shellPages: Readonly<Record<string, Loader>> = {
  '/': () => import('./home/home.tsx').then(({ Home }) => Home),
  '/about': () => import('./about/about.tsx').then(({ About }) => About),
  ...(import.meta.env.DEV && {
    '/c-lib': () => import('./c-lib/c-lib.tsx').then(({ ComponentLibrary }) => ComponentLibrary),
  }),
};

const notFound: Loader = () => import('./not-found/not-found.tsx').then(({ NotFound }) => NotFound);

function loaderOf(path: string): Loader {
  const own = shellPages[path];
  if (own) return own;
  if (import.meta.env.DEV && path.startsWith('/c-lib/')) return loaderOf('/c-lib');
  const tool = toolAt(path);
  return (tool && views[`../tools/${tool.id}/view.tsx`]) ?? notFound;
}

const loaded = new Map<string, Page>();
const attempts = new Map<string, Promise<Page>>();
const failed = new Set<string>();

/** Loads what a path shows; after a failure it is tried again. */
export function loadPage(path: string): Promise<Page> {
  const last = attempts.get(path);
  if (last && !failed.has(path)) return last;
  failed.delete(path);
  const attempt = loaderOf(path)().then(async (page) => {
    if (useLanguageStore.getState().language === 'fr') await loadFrench();
    loaded.set(path, page);
    return page;
  });
  attempt.catch(() => failed.add(path));
  attempts.set(path, attempt);
  return attempt;
}

/** The last attempt to load what a path shows, which may have failed: a new one for every rendering would never end. */
export function lastAttempt(path: string): Promise<Page> {
  return attempts.get(path) ?? loadPage(path);
}

/** What a path shows, when it is loaded. */
export function pageOf(path: string): Page | undefined {
  return loaded.get(path);
}
