import { useEffect, useState } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { toast } from '#ui/toast/toast.tsx';
import { useShellText } from '../messages/messages.ts';

interface Filtered {
  /** The matching tools, best first; undefined while there is no query. */
  readonly matches: readonly ToolRow[] | undefined;
  /** The three nearest, for when nothing matches, or nothing of the chosen category. */
  readonly nearest: readonly ToolRow[];
  /** The query that they match: an older one while those of a newer one are looked for. */
  readonly of: string;
}

const everything: Filtered = { matches: undefined, nearest: [], of: '' };

/** Filters the home page's cards with the palette's ranking, which is loaded with the first letter. */
export function useFilter(query: string): Filtered {
  const [filtered, setFiltered] = useState(everything);
  const t = useShellText();
  const blank = query.trim() === '';
  useEffect(() => {
    if (blank) return undefined;
    let current = true;
    const filter = async (): Promise<void> => {
      const { searchTools, nearestTools } = await import('../palette/search-tools.ts');
      const matches = await searchTools(query);
      const alike = await nearestTools(query, 3);
      if (current) setFiltered({ matches, nearest: [...new Set([...matches, ...alike])].slice(0, 3), of: query });
    };
    filter().catch(() => current && toast(t('chunkTitle')));
    return () => {
      current = false;
    };
  }, [query, blank, t]);
  return blank ? everything : filtered;
}
