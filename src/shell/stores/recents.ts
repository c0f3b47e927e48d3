import { toolMeant } from '../catalogue.ts';
import { keptStore, propertyOf } from './kept-store.ts';

export const recentLimit = 5;

interface RecentsState {
  /** Ids of the tools opened last, the newest first. */
  readonly ids: readonly string[];
  visit(id: string): void;
}

/** Reads a stored or imported list; what is broken or no tool is dropped. */
export function readRecents(list: unknown): readonly string[] {
  const entries = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  const ids = entries.flatMap((entry) => toolMeant(entry)?.id ?? []);
  return [...new Set(ids)].slice(0, recentLimit);
}

export const useRecents = keptStore<RecentsState, { readonly ids: readonly string[] }>(
  {
    name: 'recents',
    keep: ({ ids }) => ({ ids }),
    read: (stored) => ({ ids: readRecents(propertyOf(stored, 'ids')) }),
  },
  (set) => ({
    ids: [],
    visit: (id) => set(({ ids }) => ({ ids: readRecents([id, ...ids]) })),
  }),
);
