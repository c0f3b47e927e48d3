import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table } from '#ui/table/table.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { checkFiles, type Check } from './checks.ts';
import type { ChecksItem, FileItem } from './file-items.ts';
import { names } from './names.ts';

const tones = { ok: 'primary', failed: 'danger', pending: 'neutral', unread: 'warning', missing: 'warning' } as const;

const nameCell = ({ name }: Check) => <bdi>{name}</bdi>;
const stateCell = ({ state }: Check) => <StateBadge state={state} />;

function StateBadge({ state }: Pick<Check, 'state'>) {
  const t = useText(text);
  return <Badge tone={tones[state]}>{t(`check.${state}`)}</Badge>;
}

interface ChecksPanelProps {
  readonly list: ChecksItem;
  readonly items: readonly FileItem[];
  readonly onRemove: () => void;
}

/** A list of checksums, and what became of each line. */
export function ChecksPanel({ list, items, onRemove }: ChecksPanelProps) {
  const t = useText(text);
  const checks = checkFiles(list, items);
  const counts = { good: checks.filter(({ state }) => state === 'ok').length, total: checks.length };
  const isBad = checks.some(({ state }) => state === 'failed');
  const title = t('check.title', { name: list.name });
  return (
    <Panel label={title}>
      <PanelRow>
        <bdi className={styles.name}>{title}</bdi>
        <span className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            icon="x"
            label={t('files.remove', { name: list.name })}
            onClick={onRemove}
          />
        </span>
      </PanelRow>
      <Table<Check>
        label={title}
        rows={checks}
        rowKey={({ line }) => line}
        columns={[
          { id: 'name', header: t('check.file'), width: 'wide', mono: true, cell: nameCell },
          { id: 'algorithm', header: t('check.algorithm'), cell: ({ algorithm }) => names[algorithm] },
          { id: 'state', header: t('check.result'), cell: stateCell },
        ]}
      />
      <StatusLine
        tone={isBad ? 'error' : 'neutral'}
        facts={list.malformed.length > 0 ? [t('check.malformed', { count: list.malformed.length })] : []}
        {...(counts.good === counts.total && { ok: t('check.summary', counts) })}
      >
        {counts.good < counts.total && t('check.summary', counts)}
      </StatusLine>
    </Panel>
  );
}
