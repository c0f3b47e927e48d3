import type { ReactNode } from 'react';
import { formatCsv, type Cell } from '#lib/csv.ts';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { download } from '../download.ts';
import { useText } from '../hooks/use-text.ts';
import { Panel, PanelRow } from '../panel/panel.tsx';
import { formatJson } from '../results/formats.ts';
import { Table, type TableProps } from '../table/table.tsx';
import { words } from '../words.ts';
import styles from './many.module.css';

/** The cells of a row for a file or the clipboard. */
export interface Exported<Row> {
  /** Without its ending. */
  readonly fileName: string;
  /** Names of the columns for programs: the same in every language. */
  readonly header: readonly string[];
  readonly cellsOf: (row: Row) => readonly Cell[];
}

export interface FoundListProps<Row> extends Pick<TableProps<Row>, 'label' | 'columns' | 'rowKey' | 'empty'> {
  /** Without rows, there is no table yet. */
  readonly rows: readonly Row[] | undefined;
  readonly stale?: boolean;
  /** The number of rows, or a note about what is missing. */
  readonly status: ReactNode;
  readonly exported: Exported<Row>;
  /** The text for Copy, if it is not the table. */
  readonly copy?: { readonly label: string; readonly textOf: (row: Row) => string };
  /** The rows as an operation gave them, when they differ from what is shown. */
  readonly json?: readonly unknown[];
  /** Other controls of the list, before the copies. */
  readonly controls?: ReactNode;
}

/**
 * The items found in a text: the count, the copy buttons, and a table that scrolls inside.
 *
 * @example
 * ```tsx
 * <FoundList
 *   label="Addresses"
 *   status={t('count', { count: rows.length })}
 *   rows={rows}
 *   rowKey={({ line }) => line}
 *   columns={columns}
 *   exported={{ fileName: 'addresses', header: ['line', 'address'], cellsOf: (row) => [row.line, row.address] }}
 * />
 * ```
 */
export function FoundList<Row>(props: FoundListProps<Row>) {
  const { rows, stale = false, status, exported, copy, json = rows, controls, ...table } = props;
  const t = useText(words);
  const found = rows ?? [];
  const disabled = found.length === 0;
  const save = (): void => {
    const lines = [exported.header, ...found.map(exported.cellsOf)];
    download(formatCsv(lines), `${exported.fileName}.csv`, 'text/csv;charset=utf-8');
  };
  const textOf = copy?.textOf ?? ((row: Row): string => exported.cellsOf(row).join('\t'));
  return (
    <Panel>
      <PanelRow>
        <span className={styles.status} aria-live="polite">
          {status}
        </span>
        {controls}
        <span className={styles.copies}>
          <Button variant="quiet" size="small" icon="download" {...{ disabled, stale }} onClick={save}>
            {t('downloadCsv')}
          </Button>
          <CopyButton
            text={() => found.map(textOf).join('\n')}
            label={copy?.label ?? t('copyTable')}
            {...{ disabled, stale }}
          />
          <CopyButton text={() => formatJson(json)} label={t('copyAsJson')} {...{ disabled, stale }} />
        </span>
      </PanelRow>
      {rows && (
        <div data-answer data-stale={stale || undefined}>
          <Table {...table} rows={rows} />
        </div>
      )}
    </Panel>
  );
}
