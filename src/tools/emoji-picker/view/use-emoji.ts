import { useMemo } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import type { Language } from '#core/text.ts';
import { list, search } from '../engine.ts';
import type { Item } from './items.ts';

export interface Section {
  readonly id: 'recent' | 'found' | Item['group'];
  readonly items: readonly Item[];
}

/** Everything, group by group with what was used recently first, or what a query finds in both languages. */
export function useEmoji(query: string, language: Language, recent: readonly string[]) {
  const isSearching = query.trim() !== '';
  const { value: all } = useOperation(list, { locale: language });
  const options = { query, limit: 2000 };
  const own = useOperation(search, { ...options, locale: language }, { enabled: isSearching });
  const other = useOperation(search, { ...options, locale: language === 'en' ? 'fr' : 'en' }, { enabled: isSearching });
  const byEmoji = useMemo(
    () =>
      new Map(
        (all ?? []).flatMap((item) => [item.emoji, ...item.skinTones].map((emoji) => [emoji, { ...item, emoji }])),
      ),
    [all],
  );
  const sections = useMemo((): Section[] | undefined => {
    if (!all) return undefined;
    const known = (emoji: readonly string[]): Item[] => emoji.flatMap((one) => byEmoji.get(one) ?? []);
    if (isSearching) {
      const found = [...(own.value ?? []), ...(other.value ?? [])].map(({ emoji }) => emoji);
      return [{ id: 'found', items: known([...new Set(found)]) }];
    }
    const groups = [...new Set(all.map(({ group }) => group))];
    const used = known(recent);
    return [
      ...(used.length > 0 ? [{ id: 'recent' as const, items: used }] : []),
      ...groups.map((id) => ({ id, items: all.filter(({ group }) => group === id) })),
    ];
  }, [all, byEmoji, isSearching, own.value, other.value, recent]);
  const isSettled =
    !isSearching || (own.value !== undefined && other.value !== undefined && !own.stale && !other.stale);
  return { sections, isSearching, isSettled };
}
