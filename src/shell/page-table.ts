import type { ComponentType } from 'react';
import type { Messages } from '#core/text.ts';
import { toolAt } from './catalogue.ts';

export type Page = ComponentType;
type Loader = () => Promise<Page>;

const views = import.meta.glob<Page>('../tools/*/view.tsx', { import: 'default' });

const french = import.meta.glob<Messages>('../tools/*/text.fr.ts', { import: 'default' });

const shellPages: Readonly<Record<string, Loader>> = {
  '/': () => import('./home/home.tsx').then((module) => module.default),
  '/about': () => import('./about/about.tsx').then((module) => module.default),
  '/pipe': () => import('./pipe/pipe.tsx').then((module) => module.default),
  ...(import.meta.env.DEV && {
    '/c-lib': () => import('./c-lib/c-lib.tsx').then((module) => module.default),
  }),
};

const notFound: Loader = () => import('./not-found/not-found.tsx').then((module) => module.default);

/** The function that loads the page of a path. */
export function loaderOf(path: string): Loader {
  const own = shellPages[path];
  if (own) return own;
  if (import.meta.env.DEV && path.startsWith('/c-lib/')) return loaderOf('/c-lib');
  const tool = toolAt(path);
  return (tool && views[`../tools/${tool.id}/view.tsx`]) ?? notFound;
}

/** The French words of the pages of the shell that have their own. */
const frenchOfPages: Readonly<Record<string, () => Promise<Messages>>> = {
  pipe: () => import('./pipe/words.fr.ts').then((module) => module.default),
};

/** Loads the French words of a tool, or of a page. */
export async function frenchOf(id: string): Promise<Messages> {
  const load = frenchOfPages[id] ?? french[`../tools/${id}/text.fr.ts`];
  if (!load) throw new Error(`${id} has no French words`);
  return load();
}
