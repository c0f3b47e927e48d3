import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Table, type Column } from '#ui/table/table.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { readSecret } from '../engine/code.ts';
import { codeAt } from '../engine/hotp.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { CodeButton } from './code-button.tsx';
import type { Row } from './listed.ts';
import moving from './move.module.css';

interface TableProps {
  readonly rows: readonly Row[];
  readonly leftOut: ReadonlySet<string>;
  /** Unix milliseconds. */
  readonly now: number | undefined;
  readonly onTick: (keys: readonly string[], on: boolean) => void;
}

/** Every account with its current code, and whether it is to be exported. */
export function AccountTable({ rows, ...cells }: TableProps) {
  const t = useText(text);
  return <Table label={t('move.accounts')} columns={columnsOf(t, cells)} rows={rows} rowKey={({ key }) => key} />;
}

function columnsOf(t: Translate<(typeof text)['en']>, cells: Omit<TableProps, 'rows'>): readonly Column<Row>[] {
  return [
    { id: 'issuer', header: t('issuer.label'), title: true, cell: (row) => <Tick row={row} {...cells} /> },
    { id: 'account', header: t('account.label'), cell: ({ account }) => <bdi>{account || '–'}</bdi>, width: 'wide' },
    { id: 'type', header: t('type.label'), cell: (row) => <Kind row={row} /> },
    { id: 'code', header: t('code.title'), cell: (row) => <Current row={row} now={cells.now} /> },
  ];
}

interface CellProps {
  readonly row: Row;
}

/** Whether this account is exported; its issuer says which one it is. */
function Tick({ row, leftOut, onTick }: CellProps & Pick<TableProps, 'leftOut' | 'onTick'>) {
  const { key, issuer, account } = row;
  const name = (
    <>
      <bdi>{issuer || '–'}</bdi>
      <span className={hiding.hidden}> {account}</span>
    </>
  );
  return <Checkbox label={name} checked={!leftOut.has(key)} onChange={(on) => onTick([key], on)} />;
}

/** What most accounts have in common is not said. */
function Kind({ row: { type, algorithm, digits, period } }: CellProps) {
  const t = useText(text);
  const parts = [
    type.toUpperCase(),
    ...(algorithm === 'SHA1' ? [] : [algorithm.replace('SHA', 'SHA-')]),
    ...(digits === 6 ? [] : [t('digits.count', { count: digits })]),
    ...(period === null || period === 30 ? [] : [`${period} ${t('period.unit')}`]),
  ];
  return parts.join(' · ');
}

/** The code of this moment, or of the counter. */
function Current({ row, now }: CellProps & Pick<TableProps, 'now'>) {
  const t = useText(text);
  const { secret, algorithm, digits, period, counter } = row;
  const seconds = Math.floor((now ?? 0) / 1000);
  const step = counter ?? Math.floor(seconds / (period ?? 30));
  const code = useMemo(
    () => codeAt(readSecret(secret, 'base32'), step, algorithm, digits),
    [secret, step, algorithm, digits],
  );
  if (now === undefined && counter === null) return null;
  return (
    <span className={moving.current}>
      <CodeButton code={code} />
      <span className={styles.label}>
        {period === null ? `${t('counter.label')} ${step}` : `${period - (seconds % period)} ${t('period.unit')}`}
      </span>
    </span>
  );
}
