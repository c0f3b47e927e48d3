import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { MultiChips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import type { Comparison } from '../engine/compare.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ChangesTable } from './changes-table.tsx';
import { sameness, tabs, type PartProps } from './draft.ts';
import { PatchPanel } from './patch-panel.tsx';
import { around, kinds, rowsOf, type Kind } from './rows.ts';
import { SideBySide } from './side-by-side.tsx';
import { kindIcon, Tree } from './tree.tsx';

interface ResultProps extends PartProps {
  readonly compared: Comparison;
  readonly stale: boolean;
  readonly slow: boolean;
  /** The documents are large: what is the same was left out. */
  readonly large: boolean;
}

const none: ReadonlySet<string> = new Set();

export function Result({ draft, change, compared, stale, slow, large }: ResultProps) {
  const t = useText(text);
  const id = useId();
  const { tree, stats, equal, warnings } = compared;
  const [wanted, want] = useState<readonly Kind[]>(kinds);
  const [closed, setClosed] = useState(none);
  const rows = useMemo(() => rowsOf(tree, { closed, kinds: wanted }), [tree, closed, wanted]);
  const opened = useMemo(() => rowsOf(tree, { closed: none, kinds: wanted }), [tree, wanted]);
  const stops = useMemo(() => opened.filter(({ kind }) => kind && wanted.includes(kind)), [opened, wanted]);
  const [chosen, activate] = useState<string>();
  const active = chosen ?? stops[0]?.id ?? '+';
  const place = stops.findIndex((stop) => stop.id === active);
  const go = (step: 1 | -1): void => {
    const from = place < 0 && step < 0 ? 0 : place;
    const next = stops[(from + step + stops.length) % stops.length];
    if (!next) return;
    const open = new Set(around(opened, next.id));
    setClosed(new Set([...closed].filter((one) => !open.has(one))));
    activate(next.id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F7' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const toggle = (one: string): void => {
    const next = new Set(closed);
    if (!next.delete(one)) next.add(one);
    setClosed(next);
  };
  const found = kinds.filter((kind) => stats[kind] > 0);
  // A key that its object has three times is named once.
  const repeated = new Map(warnings.map((warning) => [warning.side + warning.path, warning]));
  const same = t(sameness(draft));
  const { tab } = draft;
  return (
    <Panel label={t('result')} answer busy={slow}>
      <PanelRow className={styles.head}>
        <TabList
          compact
          id={id}
          label={t('result')}
          tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
          value={tab}
          onChange={(name) => change({ tab: name })}
        />
        <div className={styles.kinds} data-stale={stale || undefined}>
          <MultiChips
            label={t('kinds.label')}
            labelHidden
            value={wanted.filter((kind) => found.includes(kind))}
            onChange={(picked) => want(kinds.filter((kind) => picked.includes(kind) || !found.includes(kind)))}
            options={found.map((kind) => ({
              value: kind,
              icon: kindIcon[kind],
              label: t(`kind.${kind}`, { count: stats[kind] }),
            }))}
          />
        </div>
        <span className={styles.end} data-stale={stale || undefined}>
          <span className={styles.faint}>
            {stops.length > 0 && t('difference.place', { place: place + 1, total: stops.length })}
          </span>
          <Button
            variant="quiet"
            size="small"
            icon="arrow-up"
            label={t('difference.previous')}
            disabled={stops.length === 0}
            onClick={() => go(-1)}
          />
          <Button
            variant="quiet"
            size="small"
            icon="arrow-down"
            label={t('difference.next')}
            disabled={stops.length === 0}
            onClick={() => go(1)}
          />
        </span>
      </PanelRow>
      {equal && !stale && <StatusLine ok={same} />}
      {large && <StatusLine>{t('large')}</StatusLine>}
      {[...repeated].slice(0, 5).map(([key, { side, path }]) => (
        <StatusLine key={key} tone="warning">
          {t(`warning.${side}`, { path })}
        </StatusLine>
      ))}
      <TabPanel id={id} value={tab}>
        <div data-stale={stale || undefined}>
          {tab === 'tree' && <Tree {...{ rows, closed, active, stale }} onActivate={activate} onToggle={toggle} />}
          {tab === 'side' && <SideBySide tree={tree} active={active} onActivate={activate} />}
          {tab === 'list' && <ChangesTable {...{ tree, same, stale }} kinds={wanted} />}
          {tab === 'patch' && <PatchPanel draft={draft} change={change} />}
        </div>
      </TabPanel>
    </Panel>
  );
}
