import { useState } from 'react';
import { formatCsv } from '#lib/csv.ts';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import type { Comparison } from '../engine/compare.ts';
import type { Row } from '../engine/tally.ts';
import { text } from '../text.ts';
import { nameOf, type CompareDraft } from './draft.ts';

interface MatrixProps {
  readonly draft: CompareDraft;
  readonly value: Comparison;
  readonly stale: boolean;
}

/** Every item with how often each list has it. */
export function Matrix({ draft, value, stale }: MatrixProps) {
  const t = useText(text);
  const [isFiltered, filter] = useState(false);
  const rows = isFiltered ? value.rows.filter(({ counts }) => counts.includes(0)) : value.rows;
  const names = value.lists.map((_, at) => nameOf(draft, at));
  const columns: readonly Column<Row>[] = [
    { id: 'item', header: t('table.item'), cell: ({ item }) => item, width: 'wide' },
    ...names.map((name, at): Column<Row> => {
      const cell = ({ counts }: Row): string => {
        const count = counts[at] ?? 0;
        return count === 0 ? '–' : count === 1 ? '✓' : String(count);
      };
      return { id: String(at), header: name, cell, width: 'narrow' };
    }),
  ];
  const csv = (): string =>
    formatCsv([[t('table.item'), ...names], ...rows.map(({ item, counts }) => [item, ...counts.map(String)])]);
  return (
    <div>
      <PanelRow>
        <Switch label={t('table.missing')} checked={isFiltered} onChange={filter} />
        <Button
          variant="quiet"
          size="small"
          icon="download"
          disabled={rows.length === 0}
          stale={stale}
          onClick={() => download(csv(), 'lists.csv', 'text/csv;charset=utf-8')}
        >
          {t('table.csv')}
        </Button>
      </PanelRow>
      <Table
        label={t('result.table')}
        columns={columns}
        rows={rows}
        rowKey={({ item }) => item}
        empty={t('result.empty')}
      />
    </div>
  );
}
