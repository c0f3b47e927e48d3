import { Fragment, type ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { formatJson, formatTsv } from '#ui/results/formats.ts';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { words } from '#ui/words.ts';
import type { convert } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

type Value = Awaited<ReturnType<(typeof convert)['run']>>;

const groups = [
  {
    id: 'numbers',
    rows: ['decimal', 'hex', 'binary', 'octal', 'dotted', 'hexDotted', 'binaryDotted', 'octalDotted'],
  },
  { id: 'ipv6', rows: ['ipv6Mapped', 'ipv6MappedHex', 'ipv6MappedExpanded', 'sixToFour', 'nat64'] },
  { id: 'dns', rows: ['arpa', 'type', 'class'] },
] as const;
type RowKey = (typeof groups)[number]['rows'][number];

/** Where the RFC says that the notation is for public addresses. */
const publicOnly: Partial<Record<RowKey, string>> = { sixToFour: 'RFC 3056', nat64: 'RFC 6052' };

interface NotationsProps {
  /** undefined until the first result. */
  readonly value: Value | undefined;
  readonly stale: boolean;
  /** What stands after the numbers. */
  readonly children: ReactNode;
}

/** The address in all notations, in three groups. */
export function Notations({ value, stale, children }: NotationsProps) {
  const t = useText(text);
  const ui = useText(words);
  const rowOf = (key: RowKey): ResultRow => {
    const label = t(`row.${key}`);
    if (!value) return { label, value: null };
    if (key === 'type') return { label, value: t(`type.${value.type}`), note: t(`type.${value.type}.note`) };
    const found = value[key];
    if (found === null) {
      const shown = <span className={styles.words}>{t('publicOnly', { rfc: publicOnly[key] ?? '' })}</span>;
      return { label, value: null, shown };
    }
    return {
      label,
      value: String(found),
      ...(key === 'class' && { note: t('class.note') }),
      ...(key.startsWith('binary') && { shown: <Octets digits={String(found)} /> }),
    };
  };
  const all = groups.map(({ id, rows }) => ({ id, rows: rows.map(rowOf) }));
  const facts = () =>
    all.flatMap(({ rows }) => rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }])));
  return all.map(({ id, rows }) => (
    <Fragment key={id}>
      <Panel label={t(`group.${id}`)}>
        <PanelRow>
          <PanelTitle>{t(`group.${id}`)}</PanelTitle>
          {id === 'numbers' && value && (
            <span className={styles.copies}>
              <CopyButton text={() => formatTsv(facts())} label={ui('copyAll')} stale={stale} />
              <CopyButton text={() => formatJson(value)} label={ui('copyAsJson')} stale={stale} />
            </span>
          )}
        </PanelRow>
        <Results rows={rows} stale={stale} footer={false} />
      </Panel>
      {id === 'numbers' && children}
    </Fragment>
  ));
}

/** 32 binary digits, octet by octet. */
const Octets = ({ digits }: { readonly digits: string }) => (
  <bdi className={digits.includes('.') ? undefined : styles.apart}>
    {digits.match(/\d{8}\.?/g)?.map((octet, at) => (
      // The four octets keep their places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.octet}>
        {octet}
      </span>
    ))}
  </bdi>
);
