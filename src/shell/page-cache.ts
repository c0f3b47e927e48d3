import type { Language, Messages } from '#core/text.ts';
import { basePath } from '#ui/base-path.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { keepFrench } from '#ui/hooks/tables.ts';
import { toolAt } from './catalogue.ts';
import { loadMessages } from './messages/messages.ts';
import { loadToolWords } from './messages/tool-words.ts';
import type * as table from './page-table.ts';
import type { Page } from './page-table.ts';

/** The path of the page of pipes. */
const pipePath = '/pipe';

/** The table of all pages, for every page but the one that was opened. */
export const loadTable = (): Promise<typeof table> => import('./page-table.ts');

/**
 * A chunk of the page that was opened, which its prerendered file names: its view, or its French words. The host may have
 * hidden that tool since.
 */
function openedChunk(path: string, name: 'chunk' | 'words'): string | undefined {
  if (path !== '/' && path !== '/about' && path !== pipePath && !toolAt(path)) return undefined;
  const { path: opened, [name]: chunk } = import.meta.env.SSR ? {} : (document.getElementById('app')?.dataset ?? {});
  return opened === path ? chunk : undefined;
}

async function importChunk<T>(chunk: string): Promise<T> {
  return ((await import(/* @vite-ignore */ basePath() + chunk)) as { readonly default: T }).default;
}

async function loadView(path: string): Promise<Page> {
  const chunk = openedChunk(path, 'chunk');
  return chunk === undefined ? (await loadTable()).loaderOf(path)() : importChunk(chunk);
}

async function loadFrench(path: string): Promise<void> {
  const id = path === pipePath ? 'pipe' : toolAt(path)?.id;
  if (id === undefined) return;
  const chunk = openedChunk(path, 'words');
  keepFrench(id, await (chunk === undefined ? (await loadTable()).frenchOf(id) : importChunk<Messages>(chunk)));
}

const loaded = new Map<string, Page>();
const attempts = new Map<string, Promise<Page>>();
const failed = new Set<string>();
/** French is shown, or will be as soon as its words are there. */
let isFrenchWanted = false;

/** Whether the document already shows the page of the path, including its words from the catalog. */
function isPrerendered(path: string, language: Language): boolean {
  if (import.meta.env.SSR) return false;
  const { path: opened, language: spoken } = document.getElementById('app')?.dataset ?? {};
  return opened === path && spoken === language;
}

async function load(path: string): Promise<Page> {
  const { language } = useLanguageStore.getState();
  const [page] = await Promise.all([
    loadView(path),
    isPrerendered(path, language) ? undefined : loadToolWords(language),
  ]);
  if (isFrenchWanted || language === 'fr') await loadFrench(path);
  loaded.set(path, page);
  return page;
}

/** Loads what a path shows; after a failure it is tried again. */
export function loadPage(path: string): Promise<Page> {
  const last = attempts.get(path);
  if (last && !failed.has(path)) return last;
  failed.delete(path);
  const attempt = load(path);
  attempt.catch(() => failed.add(path));
  attempts.set(path, attempt);
  return attempt;
}

/** The last attempt to load what a path shows, which may have failed: a new one for every rendering would never end. */
export function lastAttempt(path: string): Promise<Page> {
  return attempts.get(path) ?? loadPage(path);
}

/** The content of a path, once it is loaded. */
export function pageOf(path: string): Page | undefined {
  return loaded.get(path);
}

/** Loads whatever the site shows in a language, with the words of every page that was loaded. */
export async function loadWords(language: Language): Promise<void> {
  isFrenchWanted ||= language === 'fr';
  const pages = language === 'fr' ? [...loaded.keys()] : [];
  await Promise.all([loadMessages(language), loadToolWords(language), ...pages.map(loadFrench)]);
}
