import { useEffect, useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { describeKey } from '../engine/describe.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Pressed } from './key-log.ts';
import { shownKey } from './shown-key.ts';

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

interface FactsProps {
  readonly last: Pressed;
  /** No key was pressed yet: the rows show the example. */
  readonly isExample: boolean;
  /** Something was recorded that the rows do not describe. */
  readonly stale: boolean;
}

/** What the last key is; all rows at any time, so that nothing below moves. */
export function Facts({ last, isExample, stale }: FactsProps) {
  const t = useText(text);
  const layout = useLayoutMap();
  const described = describeKey(last);
  const legend = layout?.get(last.code);
  const isSpace = last.key === ' ';
  const old = (value: number) => (
    <span className={styles.first}>
      <bdi>{value}</bdi>
      <Badge tone="neutral">{t('deprecated')}</Badge>
    </span>
  );
  const rows: ResultRow[] = [
    {
      label: 'event.key',
      value: isSpace ? "' '" : last.key,
      shown: (
        <span className={styles.first}>
          <bdi className={styles.key}>{shownKey(last.key)}</bdi>
          {stale ? (
            <span className={styles.without}>{t('example.stale')}</span>
          ) : (
            isExample && (
              <span className={styles.mark}>
                <Badge tone="neutral">{t('example')}</Badge>
              </span>
            )
          )}
        </span>
      ),
      note: isSpace ? t('space') : undefined,
    },
    { label: 'event.code', value: last.code || null, note: legend && t('legend', { legend: shownKey(legend) }) },
    { label: 'event.keyCode', value: String(last.keyCode), shown: old(last.keyCode) },
    { label: 'event.which', value: String(last.which), shown: old(last.which) },
    {
      label: 'event.location',
      value: String(last.location),
      shown: (
        <span className={styles.first}>
          <bdi>{last.location}</bdi>
          <span className={styles.without}>{t(`location.${described.location.name as 'left'}`)}</span>
        </span>
      ),
    },
    { label: t('codePoint'), value: described.codePoint },
    { label: t('modifiers'), value: described.modifiers.join(' ') || null },
    { label: t('keyCondition'), value: described.keyCondition },
    { label: t('codeCondition'), value: described.codeCondition },
    { label: 'aria-keyshortcuts', value: described.ariaKeyshortcuts || null },
  ];
  return (
    <Panel label={t('facts')}>
      <Results rows={rows} json={{ ...last, ...described }} stale={stale} />
    </Panel>
  );
}
