import type { ComponentType } from 'react';
import { toolAt } from './catalogue.ts';

export type Page = ComponentType;
type Loader = () => Promise<Page>;

const views = import.meta.glob<Page>('../tools/*/view.tsx', { import: 'default' });

const shellPages: Readonly<Record<string, Loader>> = {
  '/': () => import('./home/home.tsx').then((module) => module.default),
  '/about': () => import('./about/about.tsx').then((module) => module.default),
  ...(import.meta.env.DEV && {
    '/c-lib': () => import('./c-lib/c-lib.tsx').then((module) => module.default),
  }),
};

const notFound: Loader = () => import('./not-found/not-found.tsx').then((module) => module.default);

/** What loads the page of a path. */
export function loaderOf(path: string): Loader {
  const own = shellPages[path];
  if (own) return own;
  if (import.meta.env.DEV && path.startsWith('/c-lib/')) return loaderOf('/c-lib');
  const tool = toolAt(path);
  return (tool && views[`../tools/${tool.id}/view.tsx`]) ?? notFound;
}
