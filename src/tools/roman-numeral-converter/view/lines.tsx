import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import type { Row } from '../engine/lines.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface LinesProps {
  readonly rows: readonly Row[];
  readonly stale: boolean;
}

/** A line that cannot be read becomes an empty one, so that results stay beside their sources. */
const answerOf = ({ from, number, roman }: Row): string => (from === 'number' ? (roman ?? '') : String(number ?? ''));

interface Keyed {
  readonly row: Row;
  readonly key: number;
}

/** The numeral, or why there is none. */
const romanCell = ({ row: { roman, error } }: Keyed) => (error ? <Reason error={error} /> : roman);

function Reason({ error }: { readonly error: NonNullable<Row['error']> }) {
  const errorText = useErrorText(text);
  return <span className={styles.failed}>{errorText(error)}</span>;
}

/** Several lines in both forms. */
export function Lines({ rows, stale }: LinesProps) {
  const t = useText(text);
  const failed = rows.filter(({ error }) => error !== null).length;
  const columns: readonly Column<Keyed>[] = [
    { id: 'source', header: t('column.source'), mono: true, cell: ({ row }) => row.source },
    {
      id: 'number',
      header: t('column.number'),
      mono: true,
      cell: ({ row }) => row.number?.toLocaleString(t.language) ?? '–',
    },
    { id: 'roman', header: t('column.roman'), mono: true, cell: romanCell },
  ];
  return (
    <div data-stale={stale || undefined} className={styles.lines}>
      <StatusLine
        facts={[t('lines.count', { count: rows.length }), ...(failed ? [t('failed.count', { count: failed })] : [])]}
        actions={
          <CopyButton
            text={() => rows.map(answerOf).join('\n')}
            label={t('copyResults')}
            stale={stale}
            variant="primary"
          />
        }
      />
      <Table
        label={t('table.label')}
        columns={columns}
        rows={rows.map((row, key) => ({ row, key }))}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
