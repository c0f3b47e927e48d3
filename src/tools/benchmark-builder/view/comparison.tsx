import { startOf } from '#core/start-of.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Table, type Column as TableColumn } from '#ui/table/table.tsx';
import type { Row } from '../engine/compare.ts';
import type { Column } from '../engine/export.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { MeanBar, scaleOf, type MeanBarProps } from './mean-bar.tsx';
import { numberFormatOf } from './number-format.ts';

interface ComparisonProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly unit: string;
}

interface Numbered extends Row {
  readonly key: number;
  readonly bar: MeanBarProps | undefined;
}

const titleOf = ({ title }: Numbered) => <bdi className={styles.title}>{title}</bdi>;
const positionOf = ({ position }: Numbered) => <span className={styles.position}>{position ?? '–'}</span>;
const barOf = ({ bar }: Numbered) => bar && <MeanBar {...bar} />;

/** The longest unit that a cell shows whole; what is copied has all of it. */
const longestUnit = 12;

const shortUnit = (unit: string): string => (unit.length > longestUnit ? `${startOf(unit, longestUnit - 1)}…` : unit);

/** Do the margins of two means meet? */
function mayBeNoise(row: Row, best: Row | undefined): boolean {
  if (best === undefined || row === best || row.delta === null) return false;
  if (row.marginOfError === null || best.marginOfError === null) return false;
  return Math.abs(row.delta) <= row.marginOfError + best.marginOfError;
}

/** The table of the comparison, the best suite standing out. */
export function Comparison({ rows, columns, unit }: ComparisonProps) {
  const t = useText(text);
  const number = numberFormatOf(t.language);
  const suffix = unit.trim() === '' ? '' : `\u00a0${shortUnit(unit.trim())}`;
  const write = (value: number | null): string => (value === null ? '–' : number.format(value) + suffix);
  const scale = scaleOf(rows);
  const numbered = rows.map((row, key): Numbered => {
    const { mean, marginOfError: margin } = row;
    const label = t('bar.name', { mean: write(mean), margin: write(margin) });
    const words = { short: t('bar.margin', { margin: write(margin) }), long: t('bar.wide', { margin: write(margin) }) };
    return { ...row, key, bar: mean === null ? undefined : { mean, margin, scale, label, words } };
  });
  const best = numbered[0]?.position === 1 ? numbered[0] : undefined;

  const mean = (row: Numbered) => (
    <span className={styles.mean}>
      {write(row.mean)}
      {row.delta !== null && row.delta !== 0 && (
        <span className={styles.lag}>
          {t('lag', {
            delta: (row.delta > 0 ? '+' : '') + write(row.delta),
            ratio: row.ratio === null ? '∞' : number.format(row.ratio),
          })}
        </span>
      )}
      {mayBeNoise(row, best) && <Badge tone="warning">{t('noise')}</Badge>}
    </span>
  );
  const cells: Partial<Record<Column, (row: Numbered) => React.ReactNode>> = {
    position: positionOf,
    title: titleOf,
    size: (row) => number.format(row.size),
    variance: (row) => (row.variance === null ? '–' : number.format(row.variance) + (suffix && `${suffix}²`)),
    mean,
  };
  const table: readonly TableColumn<Numbered>[] = [
    ...columns.map((column): TableColumn<Numbered> => {
      const cell = cells[column] ?? ((row: Numbered) => write(row[column] as number | null));
      return {
        id: column,
        header: t(`columns.${column}`),
        cell,
        mono: column !== 'title',
        width: column === 'position' ? 'narrow' : column === 'mean' ? 'wide' : 'normal',
      };
    }),
    {
      id: 'bar',
      header: t('column.bar'),
      width: 'wide',
      cell: barOf,
    },
  ];
  return (
    <Table
      label={t('results')}
      columns={table}
      rows={numbered}
      rowKey={({ key }) => key}
      current={best ? 0 : undefined}
    />
  );
}
