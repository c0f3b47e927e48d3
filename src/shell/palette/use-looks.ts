import { useMemo } from 'react';
import { toolOf } from '../catalogue.ts';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { openSuggestion } from '../recognise/open-suggestion.ts';
import type { Suggestion } from '../recognise/suggestions.ts';
import type { Taken } from '../recognise/taken.ts';
import { useResultLines, useSuggestions } from '../recognise/use-suggestions.ts';
import type { RowGroup } from './use-results.ts';

/** From this score on, the typed text is also recognized, not only searched for. */
const sure = 80;

const none: readonly Suggestion[] = [];

interface Looks {
  readonly groups: readonly RowGroup[];
  /** Was something pasted that nothing recognizes? */
  readonly isUnknown: boolean;
}

/** The possible meanings of text that was pasted or typed into the palette. */
export function useLooks(query: string, pasted: string | undefined): Looks {
  const t = useShellText();
  const names = useToolNames();
  const text = pasted ?? query.trim();
  const taken = useMemo((): Taken | undefined => (text === '' ? undefined : { text }), [text]);
  const suggestions = useSuggestions(taken);
  const known = suggestions === undefined || suggestions === 'failed' ? undefined : suggestions;
  const shown = useMemo((): readonly Suggestion[] => {
    if (!known) return none;
    if (pasted === undefined) return known.found.some(({ score }) => score >= sure) ? known.found : none;
    return known.found.length > 0 ? known.found : known.others;
  }, [known, pasted]);
  const lines = useResultLines(shown);
  const rows = shown.map(({ tool, reason, values, file }) => ({
    id: `looks-${tool}`,
    icon: toolOf(tool)?.icon ?? 'wrench',
    name: names[tool] ?? tool,
    description: [reason, lines.get(tool)].filter((part) => part !== undefined).join(' · '),
    run: () => void openSuggestion(tool, values, file),
  }));
  const isUnknown = pasted !== undefined && known?.found.length === 0;
  const name = isUnknown ? t('recognise.anyText') : t('recognise.looksLike');
  return { groups: rows.length > 0 ? [{ id: 'looks', name, rows }] : [], isUnknown };
}
