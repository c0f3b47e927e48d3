import { languages } from '#core/text.ts';
import type { ToolRow } from '#core/tool.ts';
import { catalogue, toolOf } from '../catalogue.ts';
import { loadMessages, messagesOf } from '../messages/messages.ts';
import { loadToolWords, toolWordsOf } from '../messages/tool-words.ts';
import { useFavorites } from '../stores/favorites.ts';
import { useRecents } from '../stores/recents.ts';
import { createSearch, type Search, type Searchable } from './search.ts';

/** The first of each list, then the second of each: what is important in one language is so in the other. */
function interleave(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** The catalog in both languages, which must be loaded. */
function searchables(): Searchable[] {
  return catalogue.tools.map(({ id, category }) => {
    const words = languages.flatMap((language) => toolWordsOf(language)?.[id] ?? []);
    return {
      id,
      names: words.map(({ name }) => name),
      descriptions: words.map(({ description }) => description),
      keywords: interleave(words.map(({ keywords }) => keywords)),
      categories: languages.map((language) => messagesOf(language).t(`category.${category}`)),
    };
  });
}

let loading: Promise<Search> | undefined;

/** Loads what the search over the tools needs: Fuse and both languages. */
export function loadToolSearch(): Promise<Search> {
  loading ??= Promise.all([import('fuse.js'), ...languages.map(loadMessages), ...languages.map(loadToolWords)]).then(
    ([{ default: Fuse }]) => createSearch(searchables(), Fuse),
  );
  loading.catch(() => (loading = undefined));
  return loading;
}

const rows = (ids: readonly string[]): readonly ToolRow[] => ids.flatMap((id) => toolOf(id) ?? []);

/** The tools that match, best first, as the palette and the home page show them. */
export async function searchTools(query: string): Promise<readonly ToolRow[]> {
  const { find } = await loadToolSearch();
  return rows(find(query, [...useFavorites.getState().ids, ...useRecents.getState().ids]));
}

/** The tools named most like a query or a path, the nearest first. */
export async function nearestTools(query: string, count: number): Promise<readonly ToolRow[]> {
  const { nearest } = await loadToolSearch();
  return rows(nearest(query, count));
}
