import { useMemo } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import type { Language } from '#core/text.ts';
import { list, search } from '../engine.ts';
import { canDraw } from './can-draw.ts';
import type { Item } from './items.ts';

export interface Section {
  readonly id: 'recent' | 'found' | Item['group'];
  readonly items: readonly Item[];
}

interface Wish {
  readonly query: string;
  readonly language: Language;
  readonly recent: readonly string[];
  /** Leaves out what the system has no picture for. */
  readonly drawable: boolean;
}

/** An emoji that keeps its own tone, whichever is chosen. */
const withoutTones = (item: Item): Item => ({ ...item, skinTones: [] });

/** Everything, group by group with what was used recently first, or what a query finds in both languages. */
export function useEmoji({ query, language, recent, drawable }: Wish) {
  const isSearching = query.trim() !== '';
  const { value: all } = useOperation(list, { locale: language });
  const options = { query, limit: 2000 };
  const own = useOperation(search, { ...options, locale: language }, { enabled: isSearching });
  const other = useOperation(
    search,
    { ...options, locale: language === 'en' ? 'fr' : 'en' },
    { enabled: isSearching, aside: true },
  );
  const byEmoji = useMemo(
    () =>
      new Map(
        (all ?? []).flatMap((item) => [
          [item.emoji, item] as const,
          ...item.skinTones.map((emoji) => [emoji, withoutTones({ ...item, emoji })] as const),
        ]),
      ),
    [all],
  );
  const sections = useMemo((): Section[] | undefined => {
    if (!all) return undefined;
    const isShown = ({ emoji }: Item): boolean => !drawable || canDraw(emoji);
    const known = (emoji: readonly string[]): Item[] => emoji.flatMap((one) => byEmoji.get(one) ?? []).filter(isShown);
    if (isSearching) {
      const found = [...(own.value ?? []), ...(other.value ?? [])].map(({ emoji }) => emoji);
      return [{ id: 'found', items: known([...new Set(found)]) }];
    }
    const groups = [...new Set(all.map(({ group }) => group))];
    const used = known(recent).map(withoutTones);
    return [
      ...(used.length > 0 ? [{ id: 'recent' as const, items: used }] : []),
      ...groups.map((id) => ({ id, items: all.filter((item) => item.group === id && isShown(item)) })),
    ];
  }, [all, byEmoji, isSearching, own.value, other.value, recent, drawable]);
  const isSettled =
    !isSearching || (own.value !== undefined && other.value !== undefined && !own.stale && !other.stale);
  const isSlow = isSearching && (own.slow || other.slow);
  return { sections, isSearching, isSettled, isSlow };
}
