import { loadFrench } from '#core/text.ts';
import { basePath } from '#ui/base-path.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toolAt } from './catalogue.ts';
import type { loaderOf, Page } from './page-loaders.ts';

/** The table of all pages, for every page but the one that was opened. */
export const loadTable = (): Promise<{ readonly loaderOf: typeof loaderOf }> => import('./page-loaders.ts');

/** The chunk of the page that was opened, which its prerendered file names. The host may have hidden that tool since. */
function openedChunk(path: string): string | undefined {
  if (path !== '/' && path !== '/about' && !toolAt(path)) return undefined;
  const { path: opened, chunk } = import.meta.env.SSR ? {} : (document.getElementById('app')?.dataset ?? {});
  return opened === path ? chunk : undefined;
}

async function load(path: string): Promise<Page> {
  const chunk = openedChunk(path);
  if (chunk === undefined) return (await loadTable()).loaderOf(path)();
  const module = (await import(/* @vite-ignore */ basePath() + chunk)) as { readonly default: Page };
  return module.default;
}

const loaded = new Map<string, Page>();
const attempts = new Map<string, Promise<Page>>();
const failed = new Set<string>();

/** Loads what a path shows; after a failure it is tried again. */
export function loadPage(path: string): Promise<Page> {
  const last = attempts.get(path);
  if (last && !failed.has(path)) return last;
  failed.delete(path);
  const attempt = load(path).then(async (page) => {
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
