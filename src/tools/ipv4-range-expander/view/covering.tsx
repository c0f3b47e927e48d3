import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '#core/text.ts';
import { readIpv4 } from '#lib/net.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { formatJson } from '#ui/results/formats.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import type { expand } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export type Expanded = Awaited<ReturnType<(typeof expand)['run']>>;

interface Row {
  readonly key: 'start' | 'end' | 'size' | 'cidr' | 'netmask';
  readonly given: string | number | undefined;
  readonly covering: string | number | undefined;
}

function rowsOf(value: Expanded | undefined): readonly Row[] {
  const covering = value?.covering;
  const exact = value?.exact.length === 1 ? value.exact[0] : undefined;
  return [
    { key: 'start', given: value?.start, covering: covering?.start },
    { key: 'end', given: value?.end, covering: covering?.end },
    { key: 'size', given: value?.size, covering: covering?.size },
    { key: 'cidr', given: exact, covering: covering?.cidr },
    { key: 'netmask', given: exact && covering?.netmask, covering: covering?.netmask },
  ];
}

type Words = ReturnType<typeof useText<(typeof text)['en']>>;

/** The table for a spreadsheet: tabs between the columns. */
function tableOf(value: Expanded, t: Words): string {
  const header = [t('fact'), t('given'), t('covering')];
  const rows = rowsOf(value).map(({ key, given = '', covering = '' }) => [t(`row.${key}`), given, covering]);
  return [header, ...rows].map((cells) => cells.join('\t')).join('\n');
}

function columnsOf(t: Words): readonly Column<Row>[] {
  const side = (id: 'given' | 'covering'): Column<Row> => ({
    id,
    header: t(id),
    cell: (row) => <Cell row={row} side={id} />,
    width: 'wide',
    mono: true,
  });
  const name: Column<Row> = {
    id: 'name',
    header: t('fact'),
    cell: ({ key }) => <span className={styles.name}>{t(`row.${key}`)}</span>,
    title: true,
  };
  return [name, side('given'), side('covering')];
}

/** The given range beside the smallest network around it, and how much that takes in too many. */
export function Covering({ value, stale }: { readonly value: Expanded | undefined; readonly stale: boolean }) {
  const t = useText(text);
  const ui = useText(words);
  const { added = 0, cidr = '' } = value?.covering ?? {};
  const copies = value && (
    <>
      <CopyButton text={() => tableOf(value, t)} label={ui('copyAll')} disabled={stale} />
      <CopyButton text={() => formatJson(value)} label={ui('copyAsJson')} disabled={stale} />
    </>
  );
  return (
    <Panel answer>
      <div data-stale={stale || undefined}>
        {added > 0 ? (
          <StatusLine tone="warning" actions={copies}>
            {t('added', { cidr, count: added })}
          </StatusLine>
        ) : (
          <StatusLine ok={value && t('added.none', { cidr })} actions={copies} />
        )}
      </div>
      <div className={styles.covering} data-stale={stale || undefined}>
        <Table label={t('result')} columns={columnsOf(t)} rows={rowsOf(value)} rowKey={({ key }) => key} />
        {value && <Bar value={value} />}
      </div>
    </Panel>
  );
}

function Cell({ row, side }: { readonly row: Row; readonly side: 'given' | 'covering' }) {
  const t = useText(text);
  const value = row[side];
  if (value === undefined) return '–';
  const isNumber = typeof value === 'number';
  return (
    <span className={styles.cell}>
      <span>{isNumber ? formatNumber(value, t.language) : <Octets text={value} other={row.given} />}</span>
      <CopyButton text={String(value)} label={t(`copy.${side}`, { name: t(`row.${row.key}`) })} iconOnly />
    </span>
  );
}

/** The octets that are not those of the other address stand out. */
function Octets({ text: address, other }: { readonly text: string; readonly other: unknown }): ReactNode {
  if (typeof other !== 'string' || other === address || readIpv4(address) === undefined) return address;
  const theirs = other.split('.');
  return address.split('.').map((octet, at) => (
    // The four octets keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      {at > 0 && '.'}
      {octet === theirs[at] ? octet : <mark className={styles.changed}>{octet}</mark>}
    </span>
  ));
}

/** The given range inside the covering network. */
function Bar({ value }: { readonly value: Expanded }) {
  const t = useText(text);
  const bar = useRef<HTMLDivElement>(null);
  const { covering, size, start } = value;
  const before = ((readIpv4(start) ?? 0) - (readIpv4(covering.start) ?? 0)) / covering.size;
  const share = size / covering.size;
  // Set after mounting: the security policy refuses style attributes in the prerendered page.
  useLayoutEffect(() => {
    bar.current?.style.setProperty('--before', String(before));
    bar.current?.style.setProperty('--share', String(share));
  }, [before, share]);
  return (
    <div ref={bar} className={styles.bar} role="img" aria-label={t('bar.label', { percent: share * 100 })}>
      <div className={styles.given} />
    </div>
  );
}
