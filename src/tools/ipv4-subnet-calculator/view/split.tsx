import { formatNumber } from '#core/text.ts';
import { formatIpv4, lastOf, parseInterface, sizeOf } from '#lib/net.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { mostSubnets, split } from '../engine.ts';
import { text } from '../text.ts';
import type { Network } from './network.ts';

interface SplitProps {
  readonly network: Network;
  readonly newPrefix: number;
  readonly onChange: (newPrefix: number) => void;
}

function rangeOf(cidr: string): string {
  const { address: first, prefix } = parseInterface(cidr);
  return prefix === 32 ? formatIpv4(first) : `${formatIpv4(first)} – ${formatIpv4(lastOf({ first, prefix }))}`;
}

function hostsOf(prefix: number): number {
  return prefix >= 31 ? sizeOf(prefix) : sizeOf(prefix) - 2;
}

/** The network in smaller blocks of one size. */
export function Split({ network, newPrefix, onChange }: SplitProps) {
  const t = useText(text);
  const { prefix, cidr } = network;
  const chosen = Math.max(newPrefix, prefix + 1);
  const input = { address: cidr, newPrefix: chosen, limit: mostSubnets };
  const { value, stale } = useOperation(split, input, { enabled: prefix < 32 });
  if (prefix === 32) {
    return (
      <Panel label={t('split.panel')}>
        <Empty>{t('split.none')}</Empty>
      </Panel>
    );
  }
  const lengths = Array.from({ length: 32 - prefix }, (_, at) => prefix + 1 + at);
  const columns: readonly Column<string>[] = [
    { id: 'subnet', header: t('split.subnet'), cell: (subnet) => subnet, mono: true },
    { id: 'range', header: t('split.addresses'), cell: rangeOf, mono: true, width: 'wide' },
    {
      id: 'hosts',
      header: t('split.hosts'),
      cell: (subnet) => formatNumber(hostsOf(Number(subnet.slice(subnet.indexOf('/') + 1))), t.language),
      align: 'end',
    },
  ];
  return (
    <Panel>
      <OptionRow>
        <Select
          label={t('split.label')}
          labelPosition="left"
          size="small"
          value={chosen}
          onChange={onChange}
          options={lengths.map((length) => ({
            value: length,
            label: t('split.option', { prefix: String(length), count: 2 ** (length - prefix) }),
          }))}
        />
        <CopyButton
          text={() => value?.subnets.join('\n') ?? ''}
          label={t('split.copy')}
          disabled={!value}
          stale={stale}
        />
      </OptionRow>
      {value?.truncated && (
        <StatusLine tone="warning">
          {t('split.truncated', { limit: value.subnets.length, count: value.count })}
        </StatusLine>
      )}
      {value && <Table label={t('split.panel')} columns={columns} rows={value.subnets} rowKey={(subnet) => subnet} />}
    </Panel>
  );
}
