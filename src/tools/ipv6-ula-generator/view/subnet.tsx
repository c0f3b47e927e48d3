import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatIpv6 } from '#lib/net/ipv6.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { subnetCount, subnetOf } from '../engine/prefix.ts';
import { firstAddressOf, snippetOf, targets, type Target } from '../engine/snippets.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface SubnetProps {
  /** undefined until there is a prefix. */
  readonly globalId: string | undefined;
  /** Hexadecimal, as it is typed. */
  readonly subnet: string;
  readonly target: Target;
  readonly onSubnet: (subnet: string) => void;
  readonly onTarget: (target: Target) => void;
  /** Between the subnet and where to use it. */
  readonly children: ReactNode;
}

/** One of the site's subnets: its prefix, its first address, and where to use it. */
export function Subnet({ globalId, subnet, target, onSubnet, onTarget, children }: SubnetProps) {
  const t = useText(text);
  const isHex = /^\s*[\da-f]{1,4}\s*$/i.test(subnet);
  /** Of the last text that was a number: what is shown dimmed beside a mistake. */
  const [last, setLast] = useState(0);
  const number = isHex ? Number.parseInt(subnet, 16) : last;
  if (number !== last) setLast(number);
  const network = globalId === undefined ? undefined : subnetOf(globalId, number);
  const snippet = globalId === undefined ? '' : snippetOf(target, globalId, number);

  const step = (by: 1 | -1): void => {
    const next = Math.min(subnetCount - 1, Math.max(0, number + by));
    onSubnet(next.toString(16).padStart(4, '0'));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const steppers = [
    { by: -1, icon: 'minus', label: t('subnet.previous') },
    { by: 1, icon: 'plus', label: t('subnet.next') },
  ] as const;

  return (
    <>
      <Panel label={t('subnet')}>
        <Fields columns={1}>
          <InputText
            className={styles.subnet}
            label={t('subnet.label')}
            hint={t('subnet.hint')}
            value={subnet}
            onChange={onSubnet}
            onKeyDown={onKeyDown}
            placeholder="0000"
            error={isHex || subnet.trim() === '' ? undefined : t('subnet.fault')}
            monospace
            rawText
            end={steppers.map(({ by, ...look }) => (
              <Button
                key={by}
                {...look}
                variant="quiet"
                size="small"
                aria-disabled={number + by < 0 || number + by >= subnetCount}
                onClick={() => step(by)}
              />
            ))}
          />
        </Fields>
        <Results
          rows={[
            { label: t('row.subnet'), value: network === undefined ? null : `${formatIpv6(network)}/64` },
            { label: t('row.address'), value: network === undefined ? null : firstAddressOf(network) },
          ]}
          stale={!isHex}
          footer={false}
        />
      </Panel>
      {children}
      <Panel label={t('snippet')}>
        <PanelRow>
          <Segmented
            label={t('snippet.label')}
            labelPosition="left"
            value={target}
            onChange={onTarget}
            options={targets.map((value) => ({ value, label: t(`target.${value}`) }))}
          />
          <CopyButton className={styles.actions} text={isHex ? snippet : ''} />
        </PanelRow>
        <pre className={styles.snippet} data-stale={!isHex || undefined}>
          {snippet}
        </pre>
      </Panel>
    </>
  );
}
