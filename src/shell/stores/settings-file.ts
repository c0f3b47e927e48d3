import { ToolError, type Details } from '#core/operation.ts';
import { languages, type Language } from '#core/text.ts';
import { readPipe } from '#run/pipe/format.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { safeStorage } from '#ui/hooks/storage.ts';
import { forgetTab, forgottenKey, removeOwn } from '../forget-tab.ts';
import { loadWords } from '../page-cache.ts';
import { trace } from '../trace.ts';
import { adoptNames } from './adopt-names.ts';
import { readFavorites, useFavorites } from './favorites.ts';
import { propertyOf } from './kept-store.ts';
import { readCollapsed, useMenuStore } from './menu.ts';
import { readRecents, useRecents } from './recents.ts';
import { mostPipes, readSavedPipes, useSavedPipes } from './saved-pipes.ts';
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

/** The pipes that contain no secret: a file may come from anywhere. */
async function withoutSecrets(pipes: readonly Details[]): Promise<readonly Details[]> {
  const { refuseSecrets } = await import('#run/pipe/steps.ts');
  const isRefused = async (pipe: Details): Promise<boolean> => {
    try {
      await refuseSecrets(readPipe(pipe));
      return false;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      // The page of pipes says what else is wrong with a pipe when it is opened.
      return error.code === 'secret-in-pipe';
    }
  };
  const refused = await Promise.all(pipes.map(isRefused));
  return pipes.filter((_, index) => !refused[index]);
}

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
  favorites: async (value) => {
    if (!Array.isArray(value)) return false;
    useFavorites.setState(readFavorites(value));
    // Only the words tell which names are tools; without them the names wait for the next visit.
    if (useFavorites.getState().names.length > 0) await adoptNames().catch(trace);
    const { ids, names } = useFavorites.getState();
    return ids.length + names.length === value.length;
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
  pipes: async (value) => {
    if (!Array.isArray(value)) return false;
    try {
      const found = await withoutSecrets(readSavedPipes(value));
      // As when one is saved: it replaces the one of its name, and no other is dropped for it.
      const others = useSavedPipes.getState().pipes.filter((pipe) => found.every(({ name }) => name !== pipe['name']));
      const taken = found.slice(0, mostPipes - others.length);
      useSavedPipes.setState({ pipes: [...taken, ...others] });
      return taken.length === value.length;
    } catch (error) {
      // Without the operations nothing tells what is a secret.
      trace(error);
      return false;
    }
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

/**
 * "Forget everything on this device": settings and drafts, in memory and in storage, in every tab. The page keeps its
 * language until the next visit, and the files for working offline stay: they say nothing about the user.
 */
export function forgetEverything(): void {
  useFavorites.setState(useFavorites.getInitialState());
  useRecents.setState(useRecents.getInitialState());
  useSavedPipes.setState(useSavedPipes.getInitialState());
  useStyleStore.setState({ theme: useStyleStore.getInitialState().theme });
  useMenuStore.setState({ collapsedCategories: {}, isMenuCollapsed: useMenuStore.getState().isSmallScreen });
  useLanguageStore.setState({ chosen: undefined });
  forgetTab();
  removeOwn('localStorage');
  const storage = safeStorage('localStorage');
  storage.setItem(forgottenKey, 'true');
  storage.removeItem(forgottenKey);
}
