import { useRef } from 'react';
import type { Failure } from '#core/operation.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { describeNetwork, type NetworkFacts } from '../engine/describe.ts';
import { describe } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Bits } from './bits.tsx';
import { groupDigits, superscript } from './digits.ts';
import { fields, type DraftProps } from './draft.ts';

/** A line says nothing where there is only one, nor does the column of what is the whole of it. */
function inOneLine(error: Failure): Failure {
  const { line, column, ...details } = error.details;
  return { ...error, details: column === 1 ? details : { ...details, column } };
}

/** Whether an address follows another. */
function isList(text: string): boolean {
  const parts = text.split(/[\s,;]+/).map((part) => /[.:]/.test(part));
  return parts.some((isAddress, at) => isAddress && parts[at + 1] === true);
}

/** Everything about one network, and the way to the blocks beside it. */
export function Facts({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const box = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const isEmpty = draft.network.trim() === '';
  const { value, error, stale } = useOperation(describe, draft, { enabled: !isEmpty });
  const rows = useRows(isEmpty ? undefined : value);
  return (
    <Panel>
      <Fields columns={1}>
        <InputText
          {...field('network')}
          ref={box}
          className={styles.network}
          hint={undefined}
          error={error && ''}
          size="large"
          monospace
          rawText
          clearable
        />
      </Fields>
      {!error ? (
        <StatusLine>{t('network.hint')}</StatusLine>
      ) : isList(draft.network) ? (
        <StatusLine
          tone="error"
          actions={
            <Button variant="line" size="small" onClick={() => change({ tab: 'merge', networks: draft.network })}>
              {t('network.merge')}
            </Button>
          }
        >
          {t('network.several')}
        </StatusLine>
      ) : (
        <FaultLine error={inOneLine(error)} messages={text} />
      )}
      {!isEmpty && value && (
        <Results
          rows={rows}
          json={value}
          stale={stale}
          actions={(['previous', 'next'] as const).map((side) => {
            const network = value[side];
            return (
              network !== null && (
                <Button
                  key={side}
                  variant="line"
                  size="small"
                  stale={stale}
                  onClick={() => {
                    change({ network });
                    // The button disappears at the last address there is.
                    if (describeNetwork(network)[side] === null) box.current?.focus();
                  }}
                >
                  {t(side, { network })}
                </Button>
              )
            );
          })}
        />
      )}
    </Panel>
  );
}

function useRows(facts: NetworkFacts | undefined): ResultRow[] {
  const t = useText(text);
  if (!facts) return [];
  const { family, prefix, address, reverseZones, embedded, typeRfc } = facts;
  const bits = (family === 4 ? 32 : 128) - prefix;
  const row = (key: 'cidr' | 'first' | 'last' | 'netmask' | 'wildcard' | 'expanded' | 'reverseName'): ResultRow => ({
    label: t(`row.${key}`),
    value: facts[key],
  });
  const type = t(`type.${facts.type}`);
  const isClassless = reverseZones[0]?.includes('/');
  return [
    {
      ...row('cidr'),
      shown: <bdi className={styles.main}>{facts.cidr}</bdi>,
      note: facts.hostBits && t('facts.hostBits'),
    },
    row('first'),
    row('last'),
    {
      label: t('row.size'),
      value: facts.size,
      shown: groupDigits(facts.size, t.language),
      note: bits > 0 && `2${superscript(bits)}`,
    },
    {
      label: t('row.hostRange'),
      value: `${facts.firstHost ?? ''} - ${facts.lastHost}`,
      note: family === 6 && prefix <= 126 && t('facts.anycast'),
    },
    { label: t('row.hosts'), value: facts.hosts, shown: groupDigits(facts.hosts, t.language) },
    {
      label: t('row.type'),
      value: typeRfc === null ? type : `${type}, ${typeRfc}`,
      note: t(facts.global ? 'facts.global' : 'facts.local'),
    },
    row('netmask'),
    row('wildcard'),
    ...(family === 6
      ? []
      : [
          {
            label: t('row.broadcast'),
            value: facts.broadcast,
            ...(facts.broadcast === null && {
              shown: <span className={styles.words}>{t(prefix === 31 ? 'facts.noBroadcast' : 'facts.single')}</span>,
            }),
          },
        ]),
    ...(embedded === null
      ? []
      : [{ label: t('row.embedded'), value: embedded.ipv4, note: t(`embedded.${embedded.kind}`) }]),
    { label: t('row.bits'), value: null, shown: <Bits address={address} prefix={prefix} /> },
    row('expanded'),
    row('reverseName'),
    {
      label: t('row.reverseZones'),
      value: reverseZones.join('\n'),
      note: isClassless && t('facts.classless'),
    },
  ];
}
