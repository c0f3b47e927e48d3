import { languages, type Language } from '#core/text.ts';
import { forgetDrafts } from '#ui/hooks/draft-store.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { useLastRuns } from '#ui/hooks/last-runs.ts';
import { device, storageOf } from '#ui/hooks/storage.ts';
import { loadWords } from '../page-cache.ts';
import { forgetPipe } from '../pipe/pipe-memory.ts';
import { trace } from '../trace.ts';
import { readFavorites, useFavorites } from './favorites.ts';
import { prefix, propertyOf } from './kept-store.ts';
import { readCollapsed, useMenuStore } from './menu.ts';
import { readRecents, useRecents } from './recents.ts';
import { readSavedPipes, useSavedPipes } from './saved-pipes.ts';
import { isTheme, useStyleStore } from './style.ts';

const version = 1;

/** The name under which the settings are saved. */
export const settingsFileName = 'toolcrib-settings.json';

/** All settings of the user, as the text of one JSON file. It never includes drafts or secrets. */
export function exportSettings(): string {
  const { ids, names } = useFavorites.getState();
  const settings = {
    toolcrib: version,
    language: useLanguageStore.getState().language,
    theme: useStyleStore.getState().theme,
    favorites: [...ids, ...names],
    recents: useRecents.getState().ids,
    collapsedCategories: useMenuStore.getState().collapsedCategories,
    pipes: useSavedPipes.getState().pipes,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** `ignored` names the settings that could not be taken over, wholly or in part. */
export type ImportResult =
  | { readonly ok: true; readonly ignored: readonly string[] }
  | { readonly ok: false; readonly reason: 'not-json' | 'not-settings' | 'newer-version' };

/** Takes a value over and says whether it was all as expected. */
type Reader = (value: unknown) => boolean | Promise<boolean>;

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : -1;

const readers: Readonly<Record<string, Reader>> = {
  language: async (value) => {
    if (!isLanguage(value)) return false;
    try {
      await loadWords(value);
    } catch (error) {
      trace(error);
      return false;
    }
    useLanguageStore.getState().choose(value);
    return true;
  },
  theme: (value) => {
    if (!isTheme(value)) return false;
    useStyleStore.getState().setTheme(value);
    return true;
  },
  favorites: (value) => {
    if (!Array.isArray(value)) return false;
    const entries = readFavorites(value);
    useFavorites.setState(entries);
    return entries.ids.length + entries.names.length === value.length;
  },
  recents: (value) => {
    if (!Array.isArray(value)) return false;
    const ids = readRecents(value);
    useRecents.setState({ ids });
    return ids.length === value.length;
  },
  collapsedCategories: (value) => {
    const collapsedCategories = readCollapsed(value);
    if (sizeOf(value) < 0 || Array.isArray(value)) return false;
    useMenuStore.setState({ collapsedCategories });
    return sizeOf(value) === sizeOf(collapsedCategories);
  },
  pipes: (value) => {
    if (!Array.isArray(value)) return false;
    const pipes = readSavedPipes(value);
    useSavedPipes.setState({ pipes });
    return pipes.length === value.length;
  },
};

/** Applies the text of a settings file from any source: each setting is checked separately. */
export async function importSettings(text: string): Promise<ImportResult> {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  const written = propertyOf(found, 'toolcrib');
  if (typeof written !== 'number') return { ok: false, reason: 'not-settings' };
  if (written > version) return { ok: false, reason: 'newer-version' };
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(found as Readonly<Record<string, unknown>>)) {
    if (name === 'toolcrib') continue;
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!(await reader?.(value))) ignored.push(name);
  }
  return { ok: true, ignored };
}

function removeOwn(kind: 'localStorage' | 'sessionStorage'): void {
  const storage = storageOf(kind);
  try {
    for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/**
 * "Forget everything on this device": settings and drafts, in memory and in storage. The page keeps its language until
 * the next visit, and the files for working offline stay: they say nothing about the user.
 */
export function forgetEverything(): void {
  useFavorites.setState(useFavorites.getInitialState());
  useRecents.setState(useRecents.getInitialState());
  useSavedPipes.setState(useSavedPipes.getInitialState());
  useStyleStore.setState({ theme: useStyleStore.getInitialState().theme });
  useMenuStore.setState({ collapsedCategories: {}, isMenuCollapsed: useMenuStore.getState().isSmallScreen });
  useLanguageStore.setState({ chosen: undefined });
  forgetDrafts();
  useLastRuns.setState({}, true);
  forgetPipe();
  removeOwn('localStorage');
  removeOwn('sessionStorage');
  device.dispatchEvent(new Event('forget'));
}
