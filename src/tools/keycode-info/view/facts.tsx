import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { describeKey } from '../engine/describe.ts';
import { text } from '../text.ts';
import type { Pressed } from './key-log.ts';

interface KeyboardApi {
  readonly getLayoutMap: () => Promise<ReadonlyMap<string, string>>;
}

/** What the keys of the user's own layout are labeled with; undefined where the browser does not tell. */
function useLayoutMap(): ReadonlyMap<string, string> | undefined {
  const [map, setMap] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    const { keyboard } = navigator as { readonly keyboard?: KeyboardApi };
    keyboard?.getLayoutMap().then(setMap, () => undefined);
  }, []);
  return map;
}

/** What the last key is; all rows from the start, so that nothing below moves when the first key comes. */
export function Facts({ last }: { readonly last: Pressed | undefined }) {
  const t = useText(text);
  const layout = useLayoutMap();
  const described = last && describeKey(last);
  const legend = last && layout?.get(last.code);
  const isSpace = last?.key === ' ';
  const rows: ResultRow[] = [
    { label: 'event.key', value: isSpace ? "' '" : (last?.key ?? null), note: isSpace ? t('space') : undefined },
    { label: 'event.code', value: last?.code || null, note: legend && t('legend', { legend }) },
    { label: 'event.keyCode', value: last ? String(last.keyCode) : null, note: t('deprecated') },
    { label: 'event.which', value: last ? String(last.which) : null, note: t('deprecated') },
    {
      label: 'event.location',
      value: last ? String(last.location) : null,
      shown: described && `${last.location} – ${t(`location.${described.location.name as 'left'}`)}`,
    },
    { label: t('codePoint'), value: described?.codePoint ?? null },
    { label: t('modifiers'), value: described?.modifiers.join(' ') || null },
    { label: t('keyCondition'), value: described?.keyCondition ?? null },
    { label: t('codeCondition'), value: described?.codeCondition ?? null },
    { label: 'aria-keyshortcuts', value: described?.ariaKeyshortcuts || null },
  ];
  return (
    <Panel label={t('facts')}>
      <Results rows={rows} json={{ ...last, ...described }} />
    </Panel>
  );
}
