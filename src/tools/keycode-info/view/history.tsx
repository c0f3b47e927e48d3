import { useMemo } from 'react';
import { formatNumber, type Translate } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { HistoryRow } from './key-log.ts';
import { shownKey } from './shown-key.ts';
import { startOf } from './start-of.ts';

interface HistoryProps {
  readonly rows: readonly HistoryRow[];
  readonly paused: boolean;
  readonly onPause: (paused: boolean) => void;
  readonly onClear: () => void;
}

export function History({ rows, paused, onPause, onClear }: HistoryProps) {
  const t = useText(text);
  const ui = useText(words);
  const columns = useMemo(() => columnsOf(t), [t]);
  const json = (): string => JSON.stringify(rows.map(({ id: _, ...row }) => row).toReversed(), null, 2);
  return (
    <Panel label={t('history')}>
      <PanelRow>
        <h2 className={styles.title}>{t('history')}</h2>
        <Button variant="line" size="small" icon={paused ? 'play' : 'pause'} onClick={() => onPause(!paused)}>
          {t(paused ? 'resume' : 'pause')}
        </Button>
        <Button variant="quiet" size="small" icon="trash-2" disabled={rows.length === 0} onClick={onClear}>
          {ui('clear')}
        </Button>
        <CopyButton text={json} label={ui('copyAsJson')} disabled={rows.length === 0} />
      </PanelRow>
      <Table label={t('history')} rows={rows} rowKey={({ id }) => id} columns={columns} empty={t('history.none')} />
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<HistoryRow>[] {
  return [
    { id: 'type', header: t('event'), mono: true, cell: ({ type, count }) => (count > 1 ? `${type} ×${count}` : type) },
    { id: 'key', header: 'key', mono: true, cell: ({ key }) => <bdi>{shownKey(startOf(key))}</bdi> },
    { id: 'code', header: 'code', mono: true, cell: ({ code }) => code || '–' },
    {
      id: 'since',
      header: t('since'),
      width: 'narrow',
      align: 'end',
      cell: ({ since }) => (since === null ? '–' : `${formatNumber(since, t.language)} ms`),
    },
  ];
}
