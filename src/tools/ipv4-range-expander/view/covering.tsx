import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '#core/text.ts';
import { readIpv4 } from '#lib/net.ts';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useIsOld } from '#ui/hooks/awaited-answers.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson } from '#ui/results/formats.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { words } from '#ui/words.ts';
import type { expand } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export type Expanded = Awaited<ReturnType<(typeof expand)['run']>>;

interface Row {
  readonly key: 'cidr' | 'start' | 'end' | 'size' | 'netmask';
  readonly given: string | number | undefined;
  readonly covering: string | number | undefined;
}

function rowsOf(value: Expanded | undefined): readonly Row[] {
  const covering = value?.covering;
  const exact = value?.exact.length === 1 ? value.exact[0] : undefined;
  return [
    { key: 'cidr', given: exact, covering: covering?.cidr },
    { key: 'start', given: value?.start, covering: covering?.start },
    { key: 'end', given: value?.end, covering: covering?.end },
    { key: 'size', given: value?.size, covering: covering?.size },
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

/** `count` exact networks are the range: what stands for its CIDR when that is not one network. */
function columnsOf(t: Words, count: number, stale: boolean): readonly Column<Row>[] {
  const side = (id: 'given' | 'covering'): Column<Row> => ({
    id,
    header: t(id),
    cell: (row) =>
      row[id] !== undefined ? (
        <Cell row={row} value={row[id]} side={id} stale={stale} />
      ) : (
        row.key === 'cidr' && count > 0 && <span className={styles.count}>{t('exact.count', { count })}</span>
      ),
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
  return (
    <Panel answer>
      <div data-stale={stale || undefined}>
        {added > 0 ? (
          <StatusLine tone="warning">{t('added', { cidr, count: added })}</StatusLine>
        ) : (
          <StatusLine ok={value && t('added.none', { cidr })} />
        )}
      </div>
      <div className={styles.covering} data-stale={stale || undefined}>
        <Table
          label={t('result')}
          columns={columnsOf(t, value?.exact.length ?? 0, stale)}
          rows={rowsOf(value)}
          rowKey={({ key }) => key}
        />
      </div>
      {value && (
        <PanelRow>
          <Bar value={value} stale={stale} />
          <Actions>
            <CopyButton text={() => tableOf(value, t)} label={ui('copyAll')} stale={stale} />
            <CopyButton text={() => formatJson(value)} label={ui('copyAsJson')} stale={stale} />
          </Actions>
        </PanelRow>
      )}
    </Panel>
  );
}

interface CellProps {
  readonly row: Row;
  readonly value: string | number;
  readonly side: 'given' | 'covering';
  readonly stale: boolean;
}

/** A value that a click copies, numbers without their grouping. */
function Cell({ row, value, side, stale }: CellProps) {
  const t = useText(text);
  const { copied, copy } = useCopy();
  const isOld = useIsOld(stale);
  return (
    <button
      type="button"
      className={classNames(styles.cell, copied && styles.copied)}
      data-copies=""
      data-takes-answer=""
      disabled={isOld}
      onClick={() => void copy(String(value))}
    >
      <span className={hiding.hidden}>{t(`copy.${side}`, { name: t(`row.${row.key}`) })} </span>
      <span className={row.key === 'cidr' ? styles.main : undefined}>
        {typeof value === 'number' ? formatNumber(value, t.language) : <Octets text={value} other={row.given} />}
      </span>
      <Icon name={copied ? 'check' : 'copy'} size={15} />
    </button>
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
function Bar({ value, stale }: { readonly value: Expanded; readonly stale: boolean }) {
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
    <div
      ref={bar}
      className={styles.bar}
      role="img"
      aria-label={t('bar.label', { percent: share * 100 })}
      data-stale={stale || undefined}
    >
      <div className={styles.given} />
    </div>
  );
}
