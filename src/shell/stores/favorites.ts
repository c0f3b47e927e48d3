import { toolMeant, toolOf } from '../catalogue.ts';
import { keptStore, propertyOf } from './kept-store.ts';

interface Entries {
  /** Ids of tools, in the order of the user. */
  readonly ids: readonly string[];
  /** Stored entries that are not ids: display names of older versions, until the words are loaded that tell. */
  readonly names: readonly string[];
}

interface FavoritesState extends Entries {
  add(id: string): void;
  remove(id: string): void;
  toggle(id: string): void;
}

export const unique = (entries: readonly string[]): string[] => [...new Set(entries)];
const idOf = (entry: string): string | undefined => toolMeant(entry)?.id;

/** Reads a stored or imported list of ids, paths, old paths and display names; what is broken is dropped. */
export function readFavorites(list: unknown): Entries {
  const entries = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  return {
    ids: unique(entries.flatMap((entry) => idOf(entry) ?? [])),
    names: unique(entries.filter((entry) => idOf(entry) === undefined)),
  };
}

export const useFavorites = keptStore<FavoritesState, { readonly ids: readonly string[] }>(
  {
    name: 'favorites',
    keep: ({ ids, names }) => ({ ids: [...ids, ...names] }),
    read: (stored) => readFavorites(propertyOf(stored, 'ids') ?? stored),
  },
  (set, get) => ({
    ids: [],
    names: [],
    add: (id) => {
      if (toolOf(id)) set(({ ids }) => ({ ids: unique([...ids, id]) }));
    },
    remove: (id) => set(({ ids }) => ({ ids: ids.filter((other) => other !== id) })),
    toggle: (id) => {
      const { ids, add, remove } = get();
      (ids.includes(id) ? remove : add)(id);
    },
  }),
);

function watchNames({ names }: FavoritesState, before?: FavoritesState): void {
  if (names.length === 0 || names === before?.names) return;
  // Without the words the names stay as they are and wait for the next visit.
  import('./adopt-names.ts').then(({ adoptNames }) => adoptNames()).catch(() => undefined);
}
useFavorites.subscribe(watchNames);
watchNames(useFavorites.getState());

export function useIsFavorite(id: string): boolean {
  return useFavorites(({ ids }) => ids.includes(id));
}
