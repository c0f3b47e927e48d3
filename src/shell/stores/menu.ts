import { categories } from '#core/tool.ts';
import { keptStore, propertyOf } from './kept-store.ts';

type Collapsed = Readonly<Record<string, boolean>>;

/** The style settings contain the part that the script in the page's head reads before the first paint. */
interface KeptMenu {
  readonly isMenuCollapsed: boolean;
  readonly collapsedCategories: Collapsed;
}

interface MenuState extends KeptMenu {
  /** At most 700 px wide: the menu covers the content. */
  readonly isSmallScreen: boolean;
  setMenuCollapsed(isMenuCollapsed: boolean): void;
  toggleMenu(): void;
  toggleCategory(id: string): void;
  setAllCollapsed(ids: readonly string[], isCollapsed: boolean): void;
}

/** Reads a stored or imported map of categories, `favorites` included; what is none or no boolean is dropped. */
export function readCollapsed(map: unknown): Collapsed {
  const entries = ['favorites', ...categories].map((id): [string, unknown] => [id, propertyOf(map, id)]);
  return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}

let opened = false;

export const useMenuStore = keptStore<MenuState, KeptMenu>(
  {
    name: 'style',
    // A small screen always starts with the menu collapsed, and crossing back to a large one expands it.
    keep: ({ isMenuCollapsed, isSmallScreen, collapsedCategories }) => ({
      isMenuCollapsed: isMenuCollapsed && !isSmallScreen,
      collapsedCategories,
    }),
    read: (stored, { isMenuCollapsed }) => ({
      collapsedCategories: readCollapsed(propertyOf(stored, 'collapsedCategories')),
      // Not followed from tab to tab: each window has a width of its own.
      isMenuCollapsed: opened ? isMenuCollapsed : propertyOf(stored, 'isMenuCollapsed') === true,
    }),
  },
  (set) => ({
    isMenuCollapsed: false,
    isSmallScreen: false,
    collapsedCategories: {},
    setMenuCollapsed: (isMenuCollapsed) => set({ isMenuCollapsed }),
    toggleMenu: () => set(({ isMenuCollapsed }) => ({ isMenuCollapsed: !isMenuCollapsed })),
    toggleCategory: (id) =>
      set(({ collapsedCategories: all }) => ({ collapsedCategories: { ...all, [id]: all[id] !== true } })),
    setAllCollapsed: (ids, isCollapsed) =>
      set({ collapsedCategories: Object.fromEntries(ids.map((id) => [id, isCollapsed])) }),
  }),
);
opened = true;

// In the browser the store follows the width of the window from the first import on.
if (typeof window !== 'undefined') {
  const small = window.matchMedia('(max-width: 700px)');
  if (small.matches) useMenuStore.setState({ isSmallScreen: true, isMenuCollapsed: true });
  small.addEventListener('change', ({ matches }) =>
    useMenuStore.setState({ isSmallScreen: matches, isMenuCollapsed: matches }),
  );
}
