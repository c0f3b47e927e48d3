import type { ComponentType } from 'react';
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
const loading = new Map<string, Promise<Page>>();

/** Loads what a path shows; a failure is not kept, so that a retry can succeed. */
export function loadPage(path: string): Promise<Page> {
  let promise = loading.get(path);
  if (!promise) {
    promise = loaderOf(path)().then((page) => {
      loaded.set(path, page);
      return page;
    });
    promise.catch(() => loading.delete(path));
    loading.set(path, promise);
  }
  return promise;
}

/** What a path shows, when it is loaded. */
export function pageOf(path: string): Page | undefined {
  return loaded.get(path);
}
