import { useMemo } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { lapsToCsv, lapsToText } from '../engine/export.ts';
import { lapsOf, type Lap } from '../engine/laps.ts';
import { maxLaps } from '../engine/stopwatch.ts';
import { formatTime } from '../engine/time.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface Row extends Lap {
  /** Milliseconds more than the lap before; null for the first. */
  readonly difference: number | null;
}

/** Newest first. Of whole milliseconds, so that the difference agrees with the times that are shown. */
function rowsOf(laps: readonly Lap[]): Row[] {
  const whole = (index: number): number => Math.floor(laps[index]?.lapMs ?? 0);
  return laps
    .map((lap, index) => ({ ...lap, difference: index === 0 ? null : whole(index) - whole(index - 1) }))
    .toReversed();
}

function formatDifference(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return `${milliseconds < 0 ? '−' : '+'}${formatTime(Math.abs(milliseconds))}`;
}

/** The laps with the fastest and the slowest marked, to copy and to download. */
export function Laps({ marks }: { readonly marks: readonly number[] }) {
  const t = useText(text);
  const laps = useMemo(() => lapsOf(marks), [marks]);
  const rows = useMemo(() => rowsOf(laps), [laps]);
  const headings = {
    lap: t('column.lap'),
    time: t('column.time'),
    total: t('column.total'),
    milliseconds: t('column.milliseconds'),
    note: t('column.note'),
    fastest: t('fastest'),
    slowest: t('slowest'),
  };
  const columns: readonly Column<Row>[] = [
    { id: 'lap', header: headings.lap, cell: ({ lap }) => lap, width: 'narrow', mono: true },
    {
      id: 'time',
      header: headings.time,
      cell: timeOf,
      width: 'wide',
      mono: true,
    },
    {
      id: 'difference',
      header: t('column.difference'),
      cell: ({ difference }) => formatDifference(difference),
      mono: true,
    },
    { id: 'total', header: headings.total, cell: ({ totalTime }) => totalTime, mono: true },
  ];
  return (
    <Panel>
      <PanelRow>
        <h2>{laps.length === 0 ? t('laps') : t('laps.count', { count: laps.length })}</h2>
        <span className={styles.exports}>
          <CopyButton text={() => lapsToText(laps, headings)} disabled={laps.length === 0} />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            disabled={laps.length === 0}
            onClick={() => download(lapsToCsv(laps, headings), `${t('csv-name')}.csv`, 'text/csv;charset=utf-8')}
          >
            {t('download-csv')}
          </Button>
        </span>
      </PanelRow>
      {laps.length === 0 ? (
        <Empty>{t('laps.empty')}</Empty>
      ) : (
        <Table label={t('laps')} columns={columns} rows={rows} rowKey={({ lap }) => lap} />
      )}
      {laps.length >= maxLaps && <StatusLine tone="warning">{t('laps.full', { max: maxLaps })}</StatusLine>}
    </Panel>
  );
}

const timeOf = (row: Row) => <LapTime row={row} />;

function LapTime({ row: { lapTime, fastest, slowest } }: { readonly row: Row }) {
  const t = useText(text);
  return (
    <span className={styles.lap}>
      {lapTime}
      {fastest && <Badge>{t('fastest')}</Badge>}
      {slowest && <Badge tone="danger">{t('slowest')}</Badge>}
    </span>
  );
}
