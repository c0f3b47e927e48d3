import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '#core/text.ts';
import { readIpv4 } from '#lib/net.ts';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useIsOld } from '#ui/hooks/awaited-answers.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson } from '#ui/results/formats.ts';
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

function columnsOf(t: Words, stale: boolean): readonly Column<Row>[] {
  const side = (id: 'given' | 'covering'): Column<Row> => ({
    id,
    header: t(id),
    cell: (row) => row[id] !== undefined && <Cell row={row} value={row[id]} side={id} stale={stale} />,
    width: 'wide',
    mono: true,
  });
  const name: Column<Row> = {
    id: 'name',
    header: t('fact'),
    cell: ({ key }) => t(`row.${key}`),
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
      <PanelRow className={styles.head}>
        <output className={styles.main} aria-label={t('covering')} data-stale={stale || undefined}>
          {cidr || '\u00A0'}
        </output>
        <CopyButton variant="line" text={cidr} stale={stale} />
      </PanelRow>
      {value && (
        <div className={styles.drawing} data-stale={stale || undefined}>
          <Bar value={value} />
          <p className={classNames(styles.legend, added > 0 && styles.added)}>
            {added > 0 ? t('added', { count: added }) : t('added.none')}
          </p>
        </div>
      )}
      <div className={styles.covering} data-stale={stale || undefined}>
        <Table
          label={t('result')}
          columns={columnsOf(t, stale)}
          rows={rowsOf(value).filter(({ key }) => key !== 'cidr')}
          rowKey={({ key }) => key}
        />
      </div>
      {value && (
        <PanelRow end>
          <CopyButton text={() => tableOf(value, t)} label={ui('copyAll')} stale={stale} />
          <CopyButton text={() => formatJson(value)} label={ui('copyAsJson')} stale={stale} />
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
      className={styles.cell}
      data-copies=""
      data-takes-answer=""
      disabled={isOld}
      onClick={() => void copy(String(value))}
    >
      <span className={hiding.hidden}>{t(`copy.${side}`, { name: t(`row.${row.key}`) })} </span>
      <span>
        {typeof value === 'number' ? formatNumber(value, t.language) : <Octets text={value} other={row.given} />}
      </span>
      <Icon name={copied ? 'check' : 'copy'} size={15} />
    </button>
  );
}

/** The octets that are not those of the other address stand out. */
function Octets({ text: address, other }: { readonly text: string; readonly other: unknown }): ReactNode {
  if (typeof other !== 'string' || other === address) return address;
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
    <div ref={bar} className={styles.bar}>
      <div className={styles.given} />
    </div>
  );
}
