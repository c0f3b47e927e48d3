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

/** For visitors without a stored setting; the host may change it. */
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

/** The host's preference applies until the user chooses; it is not stored as the user's choice. */
export function setDefaultTheme(theme: Theme): void {
  defaultTheme = theme;
  Object.assign(useStyleStore.getInitialState(), { theme });
  useStyleStore.readAgain();
}

export function useIsDark(): boolean {
  return useStyleStore(isDark);
}

/** Lets no color fade until the page was drawn with the new ones. */
function holdStill(): void {
  const { dataset } = document.documentElement;
  dataset['still'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['still']));
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
  useStyleStore.subscribe((state, before) => {
    if (isDark(state) !== isDark(before)) holdStill();
    show(state);
  });
  show(useStyleStore.getState());
}
