import bestKnown from 'virtual:tools/best-known';
import { useEffect, useMemo, useState } from 'react';
import { languages } from '#core/text.ts';
import type { ToolRow } from '#core/tool.ts';
import { toolOf } from '../catalogue.ts';
import { messagesOf, useShellText, useToolNames } from '../messages/messages.ts';
import { toolWordsOf } from '../messages/tool-words.ts';
import { useFavorites } from '../stores/favorites.ts';
import { useRecents } from '../stores/recents.ts';
import type { PaletteAction } from './actions.ts';
import { directionOf } from './likeness.ts';
import { createSearch, fold, ranks, type Search } from './search.ts';
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
  /** The action of a row that does not open a page. */
  readonly run?: () => void;
  /** The action of Tab, and of Enter with Ctrl. */
  readonly open?: () => void;
  /** The name is data: in monospace. */
  readonly isData?: boolean;
}

export interface RowGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly Row[];
}

export interface Results {
  readonly groups: readonly RowGroup[];
  /** The total number of matches; undefined while nothing was typed or the search is loading. */
  readonly count: number | undefined;
  /** Whether all results only share some words with the query or resemble them. */
  readonly isVague: boolean;
  /** Whether Enter selects the first row. Rows that nobody asked for must be picked on purpose. */
  readonly isFirstMeant: boolean;
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

/**
 * From this length on, the beginning of a command's name means the command, even if a tool's name begins the same way.
 */
const meaningfulLength = 3;

/** Whether a query means a command rather than a tool. */
export function commandsFirst(query: string, commandRank: number, toolRank: number): boolean {
  if (commandRank >= ranks.fuzzy) return false;
  const begins = commandRank <= ranks.namePrefix && query.trim().length >= meaningfulLength;
  return commandRank < toolRank || (begins && commandRank <= toolRank);
}

/**
 * The rows of the palette for a query: tools and actions, or for an empty query favorites, recent tools and actions.
 */
export function useResults(query: string, actions: readonly PaletteAction[]): Results {
  const t = useShellText();
  const names = useToolNames();
  const words = toolWordsOf(t.language);
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
    name: names[id] ?? id,
    description: words?.[id]?.summary ?? words?.[id]?.description ?? '',
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
    const own = grouped(
      { id: 'favorites', name: t('favorites'), rows: toolRows(favorites) },
      { id: 'recents', name: t('palette.recents'), rows: toolRows(recents.filter((id) => !favorites.includes(id))) },
    );
    const known = grouped({ id: 'known', name: t('palette.known'), rows: toolRows(bestKnown) });
    const commands = grouped({ id: 'actions', name: t('palette.actions'), rows: actionRows(actions) });
    return {
      groups: [...(own.length > 0 ? own : known), ...commands],
      count: undefined,
      isVague: false,
      isFirstMeant: own.length > 0,
      failed,
    };
  }
  if (!searches || !actionSearch) return { groups: [], count: undefined, isVague: false, isFirstMeant: false, failed };

  const found = searches.tools.find(query, [...favorites, ...recents]);
  // A direction is meant for tools: a command that merely sounds like one of its words is not an answer.
  const isForTools = directionOf(fold(query)) !== undefined && actionSearch.rank(query) >= ranks.fuzzy;
  const meant = isForTools ? [] : actionSearch.find(query);
  const commands = meant.flatMap((word) => actions.find((action) => action.word === word) ?? []);
  const count = found.length + commands.length;
  if (count === 0) {
    const rows = toolRows(searches.tools.nearest(query, 3));
    return {
      groups: grouped({ id: 'nearest', name: t('nearest'), rows }),
      count,
      isVague: true,
      isFirstMeant: false,
      failed,
    };
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
  const toolRank = searches.tools.rank(query);
  const commandRank = actionSearch.rank(query);
  const isCommand = commandsFirst(query, commandRank, toolRank);
  const isVague = Math.min(toolRank, commandRank) >= ranks.fuzzy;
  return { groups: isCommand ? groups.toReversed() : groups, count, isVague, isFirstMeant: true, failed };
}
