import { formatCsv } from '#lib/csv.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson } from '#ui/results/formats.ts';
import { Table, type Column } from '#ui/table/table.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { words } from '#ui/words.ts';
import { parseList } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

type Row = Awaited<ReturnType<(typeof parseList)['run']>>[number];

const header = ['line', 'iban', 'valid', 'errors', 'country', 'bank', 'branch', 'account', 'national check'];
const cellsOf = (row: Row): (string | number)[] => [
  row.line,
  row.electronic,
  String(row.valid),
  row.errors.join(' '),
  row.countryCode ?? '',
  row.bankCode ?? '',
  row.branchCode ?? '',
  row.accountNumber ?? '',
  row.nationalCheck,
];

interface ManyProps {
  readonly list: string;
  readonly onChange: (list: string) => void;
}

/** One number a line, with its verdict. */
export function Many({ list, onChange }: ManyProps) {
  const t = useText(text);
  const ui = useText(words);
  const { open, notice } = usePaneFiles('list', onChange);
  const isEmpty = list.trim() === '';
  const { value, slow, stale } = useOperation(parseList, { text: list }, { enabled: !isEmpty });
  const rows = (!isEmpty && value) || [];
  return (
    <>
      <Panel busy={slow}>
        <TextPane
          name={t('many.label')}
          value={list}
          onChange={onChange}
          onFile={(file) => open(file, 'list')}
          onClear={() => onChange('')}
          secret
          lineNumbers
        />
        {notice}
      </Panel>
      <Panel>
        <PanelRow>
          <span className={styles.count} aria-live="polite">
            {isEmpty
              ? t('many.empty')
              : `${t('many.count', { count: rows.length })} · ${t('many.valid', { count: rows.filter(({ valid }) => valid).length })}`}
          </span>
          <span className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              disabled={rows.length === 0}
              onClick={() => download(formatCsv([header, ...rows.map(cellsOf)]), 'iban.csv', 'text/csv;charset=utf-8')}
            >
              {t('many.csv')}
            </Button>
            <CopyButton
              text={() => rows.map((row) => cellsOf(row).join('\t')).join('\n')}
              label={t('many.copy')}
              disabled={rows.length === 0}
            />
            <CopyButton text={() => formatJson(rows)} label={ui('copyAsJson')} disabled={rows.length === 0} />
          </span>
        </PanelRow>
        {rows.length > 0 && (
          <div data-stale={stale || undefined}>
            <Table label={t('many.label')} columns={columnsOf(t)} rows={rows} rowKey={({ line }) => line} />
          </div>
        )}
      </Panel>
    </>
  );
}

function columnsOf(t: ReturnType<typeof useText<(typeof text)['en']>>): readonly Column<Row>[] {
  return [
    { id: 'line', header: t('column.line'), cell: ({ line }) => line, width: 'narrow' },
    { id: 'iban', header: t('column.iban'), cell: ({ friendly }) => friendly, width: 'wide', mono: true },
    {
      id: 'verdict',
      header: t('column.verdict'),
      cell: ({ errors, valid }) =>
        valid ? <Badge>{t('valid')}</Badge> : errors.map((code) => t(`short.${code}`)).join(', '),
      width: 'wide',
    },
    { id: 'country', header: t('column.country'), cell: ({ countryCode }) => countryCode ?? '–', width: 'narrow' },
  ];
}
