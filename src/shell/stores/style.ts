import { keptStore, propertyOf } from './kept-store.ts';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

interface StyleState {
  readonly theme: Theme;
  readonly isSystemDark: boolean;
  setTheme(theme: Theme): void;
  /** Sets the opposite of what is in force: light or dark, never `auto`. */
  toggleDark(): void;
}

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** The theme in force, the system's when the preference is `auto`. */
export function isDark({ theme, isSystemDark }: StyleState): boolean {
  return theme === 'auto' ? isSystemDark : theme === 'dark';
}

/** For who has stored none; the host may set another one. */
let defaultTheme: Theme = 'auto';

export const useStyleStore = keptStore<StyleState, { readonly theme: Theme }>(
  {
    name: 'style',
    keep: ({ theme }) => ({ theme }),
    read: (stored) => {
      const theme = propertyOf(stored, 'theme');
      return { theme: isTheme(theme) ? theme : defaultTheme };
    },
  },
  (set, get) => ({
    theme: 'auto',
    isSystemDark: false,
    setTheme: (theme) => set({ theme }),
    toggleDark: () => set({ theme: isDark(get()) ? 'light' : 'dark' }),
  }),
);

/** What the host prefers counts as long as the user has chosen nothing; it is not stored as a choice of theirs. */
export function setDefaultTheme(theme: Theme): void {
  defaultTheme = theme;
  Object.assign(useStyleStore.getInitialState(), { theme });
  void useStyleStore.persist.rehydrate();
}

export function useIsDark(): boolean {
  return useStyleStore(isDark);
}

/** Brings the page to the preference, as the script in its head did before the first paint. */
function show({ theme }: StyleState): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
}

// In the browser the page follows the store, and the store the system, from the first import on.
if (typeof window !== 'undefined') {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  useStyleStore.setState({ isSystemDark: dark.matches });
  dark.addEventListener('change', ({ matches }) => useStyleStore.setState({ isSystemDark: matches }));
  useStyleStore.subscribe(show);
  show(useStyleStore.getState());
}
