import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { languages, type Language } from '#core/text.ts';
import { safeStorage } from './storage.ts';

interface LanguageState {
  readonly language: Language;
  /** The user's choice; undefined until there is one, then the browser's language counts no more. */
  readonly chosen: Language | undefined;
  choose(language: Language): void;
}

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The browser's preferred language when it is French, otherwise English. */
function preferred(): Language {
  const first = typeof navigator === 'undefined' ? '' : (navigator.languages?.[0] ?? navigator.language ?? '');
  return /^fr\b/i.test(first) ? 'fr' : 'en';
}

export const useLanguageStore = create<LanguageState>()(
  persist(
    (set) => ({
      // The prerendered pages are English: what hydrates them starts so, whatever comes next.
      language: 'en',
      chosen: undefined,
      choose: (language) => set({ language, chosen: language }),
    }),
    {
      name: 'toolcrib:language',
      storage: createJSONStorage(() => safeStorage('localStorage')),
      // One form so far; an unknown version is read as far as it fits.
      migrate: (stored) => stored,
      partialize: ({ chosen }) => ({ chosen }),
      merge: (stored, current) => {
        const chosen = (stored as { chosen?: unknown } | undefined)?.chosen;
        return isLanguage(chosen) ? { ...current, chosen, language: chosen } : current;
      },
    },
  ),
);

/** Takes up the user's choice, else the host's, else the browser's language; called once, before anything is shown. */
export function startLanguage(host?: Language): Language {
  const { chosen } = useLanguageStore.getState();
  const language = chosen ?? host ?? preferred();
  useLanguageStore.setState({ language });
  return language;
}

export function useLanguage(): Language {
  return useLanguageStore((state) => state.language);
}
