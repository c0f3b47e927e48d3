import { formatNumber } from '#core/text.ts';
import { formatIpv4, lastOf, parseInterface, sizeOf } from '#lib/net.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

function rangeOf(cidr: string): string {
  const { address: first, prefix } = parseInterface(cidr);
  return prefix === 32 ? formatIpv4(first) : `${formatIpv4(first)} – ${formatIpv4(lastOf({ first, prefix }))}`;
}

const prefixOf = (cidr: string): number => Number(cidr.slice(cidr.indexOf('/') + 1));

interface ExactProps {
  /** undefined until the first result. */
  readonly networks: readonly string[] | undefined;
  readonly stale: boolean;
}

/** The fewest networks that are exactly the range. */
export function Exact({ networks: found, stale }: ExactProps) {
  const t = useText(text);
  const networks = found ?? [];
  const columns: readonly Column<string>[] = [
    { id: 'network', header: t('exact.network'), cell: (cidr) => cidr, mono: true },
    { id: 'range', header: t('exact.range'), cell: rangeOf, mono: true, width: 'wide' },
    {
      id: 'size',
      header: t('row.size'),
      cell: (cidr) => formatNumber(sizeOf(prefixOf(cidr)), t.language),
      align: 'end',
    },
  ];
  return (
    <Panel>
      <PanelRow>
        <PanelTitle>
          {t('exact')}
          {found && <span data-stale={stale || undefined}> · {networks.length}</span>}
        </PanelTitle>
        <CopyButton text={networks.join('\n')} label={t('exact.copy')} disabled={networks.length === 0} stale={stale} />
      </PanelRow>
      <div className={styles.exact} data-stale={stale || undefined}>
        <Table label={t('exact')} columns={columns} rows={networks} rowKey={(cidr) => cidr} />
      </div>
    </Panel>
  );
}
