import { Fragment, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '#core/text.ts';
import { blockOf, parseInterface } from '#lib/net.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import styles from '../view.module.css';
import { neighboursOf } from '../engine.ts';
import { text } from '../text.ts';
import type { Network } from './network.ts';

interface FactsProps {
  /** undefined until the first result. */
  readonly network: Network | undefined;
  readonly stale: boolean;
  readonly onMove: (cidr: string) => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Everything about the network, and the way to the blocks beside it. */
export function Facts({ network, stale, onMove, children }: FactsProps) {
  return (
    <Results
      rows={useRows(network)}
      json={network}
      stale={stale}
      footer={network !== undefined}
      actions={
        network && (
          <>
            <Neighbours {...{ network, stale, onMove }} />
            {children}
          </>
        )
      }
    />
  );
}

function useRows(network: Network | undefined): ResultRow[] {
  const t = useText(text);
  const row = (
    key: Exclude<keyof Network, 'prefix' | 'address' | 'firstAddress' | 'lastAddress' | 'previous' | 'next'>,
  ) => ({
    label: t(`row.${key}`),
    value: network?.[key] === undefined ? null : String(network[key]),
  });
  const counted = (key: 'totalAddresses' | 'usableHosts'): ResultRow => ({
    ...row(key),
    ...(network && { shown: formatNumber(network[key], t.language) }),
  });
  return [
    { ...row('cidr'), ...(network && { shown: <bdi className={styles.main}>{network.cidr}</bdi> }) },
    row('network'),
    row('firstHost'),
    row('lastHost'),
    {
      label: t('row.broadcast'),
      value: network?.broadcast ?? null,
      ...(network?.broadcast === null && {
        shown: <span className={styles.words}>{t(network.prefix === 31 ? 'broadcast.none' : 'broadcast.single')}</span>,
      }),
    },
    counted('usableHosts'),
    counted('totalAddresses'),
    row('netmask'),
    row('wildcard'),
    { label: t('row.prefix'), value: network ? `/${network.prefix}` : null },
    row('netmaskHex'),
    { ...row('netmaskBinary'), ...(network && { shown: <BinaryMask {...network} /> }) },
    {
      label: t('row.type'),
      value: network ? t(`type.${network.type}`) : null,
      note: network && t(`type.${network.type}.note`),
    },
    { ...row('class'), note: network && t('class.note') },
  ];
}

/** Bits that break only after the dot of an octet. */
const byOctet = (bits: string): ReactNode =>
  (bits.match(/[01]+\.?|\./g) ?? []).map((part, at) => (
    // A part is its place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {part}
      {part.endsWith('.') && <wbr />}
    </Fragment>
  ));

/** Network bits in the accent color, host bits muted. */
function BinaryMask({ netmaskBinary, prefix }: Network) {
  const end = prefix + Math.floor(prefix / 8);
  return (
    <>
      <span className={styles.networkBits}>{byOctet(netmaskBinary.slice(0, end))}</span>
      <span className={styles.hostBits}>{byOctet(netmaskBinary.slice(end))}</span>
    </>
  );
}

interface NeighboursProps extends Pick<FactsProps, 'stale' | 'onMove'> {
  readonly network: Network;
}

function Neighbours({ network, stale, onMove }: NeighboursProps) {
  const t = useText(text);
  const buttons = useRef<HTMLFieldSetElement>(null);
  const sides = [
    { side: 'previous', block: network.previous },
    { side: 'next', block: network.next },
  ] as const;

  const go = (at: 0 | 1): void => {
    const cidr = sides[at].block;
    if (cidr === null || stale) return;
    onMove(cidr);
    const { address, prefix } = parseInterface(cidr);
    const isLast = neighboursOf(blockOf(address, prefix))[sides[at].side] === null;
    // The button that led here is about to be disabled, which would drop the focus.
    if (isLast) buttons.current?.querySelectorAll('button')[1 - at]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? 0 : 1);
  };
  const nameOf = (side: 'previous' | 'next', block: string | null): string =>
    block === null || network.prefix >= 24
      ? t(side)
      : t(`${side}.far`, { prefix: String(network.prefix), network: block.slice(0, block.indexOf('/')) });

  return (
    // The arrow keys are a shortcut for the two buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={buttons} className={styles.neighbours} aria-label={t('neighbours')} onKeyDown={onKeyDown}>
      {sides.map(({ side, block }, at) => (
        <Button
          key={side}
          variant="line"
          size="small"
          stale={stale}
          disabled={block === null}
          title={block ?? undefined}
          onClick={() => go(at as 0 | 1)}
        >
          {nameOf(side, block)}
        </Button>
      ))}
    </fieldset>
  );
}
