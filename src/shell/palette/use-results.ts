import { useEffect, useMemo, useState } from 'react';
import { languages } from '#core/text.ts';
import type { ToolRow } from '#core/tool.ts';
import { toolOf } from '../catalogue.ts';
import { messagesOf, useShellText, useToolWords } from '../messages/messages.ts';
import { useFavorites } from '../stores/favorites.ts';
import { useRecents } from '../stores/recents.ts';
import type { PaletteAction } from './actions.ts';
import { createSearch, type Search } from './search.ts';
import { loadToolSearch } from './search-tools.ts';

/** The most rows of a group. */
const groupLimit = 5;

export interface Row {
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  readonly description?: string;
  readonly category?: string;
  /** The page a row opens, for those that open one. */
  readonly path?: string;
  /** What a row does, for those that open no page. */
  readonly run?: () => void;
}

export interface RowGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface Results {
  readonly groups: readonly RowGroup[];
  /** How much matches in all; undefined while nothing was typed or the search is being loaded. */
  readonly count: number | undefined;
  /** The search could not be loaded. */
  readonly failed: boolean;
}

interface Searches {
  readonly tools: Search;
  readonly actionsOf: (actions: readonly PaletteAction[]) => Search;
}

async function loadSearches(): Promise<Searches> {
  const [tools, { default: Fuse }] = await Promise.all([loadToolSearch(), import('fuse.js')]);
  const loaded = languages.map((language) => messagesOf(language).t);
  const actionsOf = (actions: readonly PaletteAction[]): Search =>
    createSearch(
      actions.map(({ word }) => ({
        id: word,
        names: loaded.map((t) => t(`palette.${word}`)),
        keywords: loaded.flatMap((t) => t(`palette.${word}.keywords`).split(', ')),
        descriptions: [],
        categories: [],
      })),
      Fuse,
    );
  return { tools, actionsOf };
}

/** What the palette lists for a query: tools and actions, or for an empty one favourites, recent tools and actions. */
export function useResults(query: string, actions: readonly PaletteAction[]): Results {
  const t = useShellText();
  const words = useToolWords();
  const favorites = useFavorites((state) => state.ids);
  const recents = useRecents((state) => state.ids);
  const [searches, setSearches] = useState<Searches>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadSearches().then(setSearches, () => setFailed(true));
  }, []);
  const actionSearch = useMemo(() => searches?.actionsOf(actions), [searches, actions]);

  const toolRow = ({ id, icon, category }: ToolRow): Row => ({
    id,
    icon,
    path: `/${id}`,
    name: words[id]?.name ?? id,
    description: words[id]?.description ?? '',
    category: t(`category.${category}`),
  });
  const toolRows = (ids: readonly string[]): Row[] =>
    ids
      .flatMap((id) => toolOf(id) ?? [])
      .slice(0, groupLimit)
      .map(toolRow);
  const actionRows = (list: readonly PaletteAction[]): Row[] =>
    list
      .slice(0, groupLimit)
      .map(({ word, icon, run }) => ({ id: `action-${word}`, icon, run, name: t(`palette.${word}`) }));
  const grouped = (...groups: RowGroup[]): RowGroup[] => groups.filter(({ rows }) => rows.length > 0);

  if (query.trim() === '') {
    const groups = grouped(
      { id: 'favorites', name: t('favorites'), rows: toolRows(favorites) },
      { id: 'recents', name: t('palette.recents'), rows: toolRows(recents.filter((id) => !favorites.includes(id))) },
      { id: 'actions', name: t('palette.actions'), rows: actionRows(actions) },
    );
    return { groups, count: undefined, failed };
  }
  if (!searches || !actionSearch) return { groups: [], count: undefined, failed };

  const found = searches.tools.find(query, [...favorites, ...recents]);
  const commands = actionSearch.find(query).flatMap((word) => actions.find((action) => action.word === word) ?? []);
  const count = found.length + commands.length;
  if (count === 0) {
    const rows = toolRows(searches.tools.nearest(query, 3));
    return { groups: grouped({ id: 'nearest', name: t('nearest'), rows }), count, failed };
  }
  const all: Row = {
    id: 'all',
    icon: 'layout-grid',
    name: t('palette.showAll', { count: found.length }),
    path: `/?q=${encodeURIComponent(query.trim())}`,
  };
  const groups = grouped(
    { id: 'tools', name: t('palette.tools'), rows: [...toolRows(found), ...(found.length > groupLimit ? [all] : [])] },
    { id: 'actions', name: t('palette.actions'), rows: actionRows(commands) },
  );
  return { groups, count, failed };
}
