import { useEffect, useState } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { describeKey } from '../engine/describe.ts';
import { text } from '../text.ts';
import type { Pressed } from './key-log.ts';

interface KeyboardApi {
  readonly getLayoutMap: () => Promise<ReadonlyMap<string, string>>;
}

/** What the keys of the user's own layout are labelled with; undefined where the browser does not tell. */
function useLayoutMap(): ReadonlyMap<string, string> | undefined {
  const [map, setMap] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    const { keyboard } = navigator as { readonly keyboard?: KeyboardApi };
    keyboard?.getLayoutMap().then(setMap, () => undefined);
  }, []);
  return map;
}

export function Facts({ last }: { readonly last: Pressed | undefined }) {
  const t = useText(text);
  const layout = useLayoutMap();
  if (!last) {
    return (
      <Panel>
        <Empty>{t('empty')}</Empty>
      </Panel>
    );
  }
  const described = describeKey(last);
  const { location, modifiers, codePoint, ariaKeyshortcuts, keyCondition, codeCondition } = described;
  const legend = layout?.get(last.code);
  const rows: ResultRow[] = [
    { label: 'event.key', value: last.key === ' ' ? "' '" : last.key, note: last.key === ' ' ? t('space') : undefined },
    { label: 'event.code', value: last.code || null, note: legend && t('legend', { legend }) },
    { label: 'event.keyCode', value: String(last.keyCode), note: t('deprecated') },
    { label: 'event.which', value: String(last.which), note: t('deprecated') },
    { label: 'event.location', value: String(location.value), note: t(`location.${location.name as 'left'}`) },
    { label: t('codePoint'), value: codePoint },
    { label: t('modifiers'), value: modifiers.join(' ') || null },
    { label: t('keyCondition'), value: keyCondition },
    { label: t('codeCondition'), value: codeCondition },
    { label: 'aria-keyshortcuts', value: ariaKeyshortcuts || null },
  ];
  return (
    <Panel label={t('facts')}>
      <Results rows={rows} json={{ ...last, ...described }} />
    </Panel>
  );
}
