import { create } from 'zustand';
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

const key = 'toolcrib:language';
const device = safeStorage('localStorage');

export const useLanguageStore = create<LanguageState>()((set) => ({
  // The prerendered pages are English: what hydrates them starts so, whatever comes next.
  language: 'en',
  chosen: undefined,
  choose: (chosen) => {
    set({ language: chosen, chosen });
    device.setItem(key, JSON.stringify({ state: { chosen }, version: 0 }));
  },
}));

const kept = JSON.parse(device.getItem(key) ?? 'null') as { state?: { chosen?: unknown } } | null;
const chosen = kept?.state?.chosen;
if (isLanguage(chosen)) useLanguageStore.setState({ language: chosen, chosen });

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
