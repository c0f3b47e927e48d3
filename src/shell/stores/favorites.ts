import { languages } from '#core/text.ts';
import { toolMeant, toolOf } from '../catalogue.ts';
import { loadMessages, messagesOf } from '../messages/messages.ts';
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
  /** Puts a favorite at a position, counted from 0. */
  move(id: string, position: number): void;
}

const unique = (entries: readonly string[]): string[] => [...new Set(entries)];
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
    move: (id, position) => {
      const others = get().ids.filter((other) => other !== id);
      if (others.length < get().ids.length) set({ ids: others.toSpliced(Math.max(0, position), 0, id) });
    },
  }),
);

/** Turns display names, English or French, into ids and drops what is not a tool's name. */
async function adoptNames(): Promise<void> {
  await Promise.all(languages.map(loadMessages));
  const byName = new Map(
    languages.flatMap((language) =>
      Object.entries(messagesOf(language).names).map(([id, name]) => [name.toLowerCase(), id] as const),
    ),
  );
  useFavorites.setState(({ ids, names }) => ({
    ids: unique([...ids, ...names.flatMap((name) => byName.get(name.trim().toLowerCase()) ?? [])]),
    names: [],
  }));
}

function watchNames({ names }: FavoritesState, before?: FavoritesState): void {
  if (names.length === 0 || names === before?.names) return;
  // Without the words the names stay as they are and wait for the next visit.
  adoptNames().catch(() => undefined);
}
useFavorites.subscribe(watchNames);
watchNames(useFavorites.getState());

export function useIsFavorite(id: string): boolean {
  return useFavorites(({ ids }) => ids.includes(id));
}
