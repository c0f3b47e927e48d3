import { useMemo, useState } from 'react';
import type { Translate } from '#core/text.ts';
import type { Cell } from '#lib/csv.ts';
import type { ParsedAgent } from '#lib/user-agent/types.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { FoundList, type Exported } from '#ui/many/found-list.tsx';
import { Select } from '#ui/select/select.tsx';
import type { Column } from '#ui/table/table.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface Row {
  readonly agent: ParsedAgent;
  readonly count: number;
}

const orders = ['count', 'browser', 'os', 'device'] as const;
type Order = (typeof orders)[number];

const nameOf = (row: Row, order: Exclude<Order, 'count'>): string =>
  (order === 'device' ? row.agent.device.type : row.agent[order].name) ?? '';

function countedRows(agents: readonly ParsedAgent[]): Row[] {
  const found = new Map<string, { agent: ParsedAgent; count: number }>();
  for (const agent of agents) {
    const row = found.get(agent.userAgent);
    if (row) row.count += 1;
    else found.set(agent.userAgent, { agent, count: 1 });
  }
  return [...found.values()];
}

/** A cell that a spreadsheet would run as a formula is only text. */
const harmless = (cell: Cell): Cell => (/^[=+@\t\r-]/.test(String(cell)) ? `'${cell}` : cell);

const exported: Exported<Row> = {
  fileName: 'user-agents',
  header: ['browser', 'browserVersion', 'os', 'osVersion', 'device', 'count', 'userAgent'],
  cellsOf: ({ agent: { browser, os, device, userAgent }, count }) =>
    [browser.name, browser.version, os.name, os.version, device.type, count, userAgent].map(harmless),
};

interface ManyProps {
  readonly agents: readonly ParsedAgent[];
  /** They are those of an older text. */
  readonly stale: boolean;
}

/** Many strings: each once, with how often it occurs. */
export function Many({ agents, stale }: ManyProps) {
  const t = useText(text);
  const [order, setOrder] = useState<Order>('count');
  const rows = useMemo(
    () =>
      countedRows(agents).sort((a, b) =>
        order === 'count' ? b.count - a.count : nameOf(a, order).localeCompare(nameOf(b, order)) || b.count - a.count,
      ),
    [agents, order],
  );
  return (
    <FoundList
      label={t('many')}
      stale={stale}
      status={t('many.count', { count: rows.length })}
      controls={
        rows.length > 1 && (
          <Select
            label={t('sort')}
            labelPosition="left"
            size="small"
            value={order}
            onChange={setOrder}
            options={orders.map((value) => ({ value, label: t(value === 'count' ? 'count' : `row.${value}`) }))}
          />
        )
      }
      rows={rows}
      rowKey={({ agent }) => agent.userAgent}
      columns={columnsOf(t)}
      exported={exported}
    />
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<Row>[] {
  const named = (id: 'browser' | 'os'): Column<Row> => ({
    id,
    header: t(`row.${id}`),
    cell: ({ agent }) => (
      <span
        title={agent.userAgent}
        className={id === 'browser' && agent.browser.name === null ? styles.unnamed : undefined}
      >
        {[agent[id].name ?? (id === 'browser' ? (agent.bot?.name ?? agent.userAgent) : '–'), agent[id].version]
          .filter(Boolean)
          .join(' ')}
      </span>
    ),
  });
  return [
    named('browser'),
    named('os'),
    {
      id: 'device',
      header: t('row.device'),
      cell: ({ agent: { device } }) =>
        device.type && t.has(`device.${device.type}`) ? t(`device.${device.type as 'mobile'}`) : (device.type ?? '–'),
    },
    { id: 'count', header: t('count'), width: 'narrow', align: 'end', cell: ({ count }) => count },
  ];
}
