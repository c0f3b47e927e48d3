import { useMemo, type ReactNode } from 'react';
import { formatCsv } from '#lib/csv.ts';
import { Button } from '#ui/button/button.tsx';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson } from '#ui/results/formats.ts';
import { Table, type Column } from '#ui/table/table.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { words } from '#ui/words.ts';
import { extract } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName } from './names.ts';

type Found = Awaited<ReturnType<(typeof extract)['run']>>[number];

const none: readonly Found[] = [];
const noMarks: readonly Mark[] = [];
const header = ['start', 'end', 'text', 'e164', 'country', 'extension'];
const cellsOf = ({ start, end, text: written, e164, country, extension }: Found) => [
  start,
  end,
  written,
  e164,
  country ?? '',
  extension ?? '',
];

interface ManyProps {
  readonly list: string;
  readonly onChange: (list: string) => void;
  readonly country: string;
  readonly countryField: ReactNode;
}

/** Every valid number of a text, highlighted where it stands. */
export function Many({ list, onChange, country, countryField }: ManyProps) {
  const t = useText(text);
  const ui = useText(words);
  const { open, notice } = usePaneFiles('list', onChange);
  const isEmpty = list.trim() === '';
  const input = { text: list, defaultCountry: country };
  const { value, slow, stale } = useOperation(extract, input, { enabled: !isEmpty });
  const found = (!isEmpty && value) || none;
  const marks = useMemo(
    () => (stale ? noMarks : found.map(({ start, end }) => ({ from: start, to: end, tone: 'match' as const }))),
    [found, stale],
  );
  return (
    <>
      <Panel busy={slow}>
        <Fields columns={1}>{countryField}</Fields>
        <TextPane
          name={t('many.label')}
          value={list}
          onChange={onChange}
          onFile={(file) => open(file, 'list')}
          onClear={() => onChange('')}
          marks={marks}
          secret
        />
        {notice}
      </Panel>
      <Panel>
        <PanelRow>
          <span className={styles.count} aria-live="polite">
            {isEmpty ? t('many.empty') : t('many.count', { count: found.length })}
          </span>
          <span className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              disabled={found.length === 0}
              onClick={() =>
                download(formatCsv([header, ...found.map(cellsOf)]), 'phone-numbers.csv', 'text/csv;charset=utf-8')
              }
            >
              {t('many.csv')}
            </Button>
            <CopyButton
              text={() => found.map(({ e164 }) => e164).join('\n')}
              label={t('many.copy')}
              disabled={found.length === 0}
            />
            <CopyButton text={() => formatJson(found)} label={ui('copyAsJson')} disabled={found.length === 0} />
          </span>
        </PanelRow>
        {!isEmpty && value && (
          <div data-stale={stale || undefined}>
            <Table
              label={t('many.label')}
              columns={columnsOf(t)}
              rows={found}
              rowKey={({ start }) => start}
              empty={t('many.none')}
            />
          </div>
        )}
      </Panel>
    </>
  );
}

function columnsOf(t: ReturnType<typeof useText<(typeof text)['en']>>): readonly Column<Found>[] {
  return [
    { id: 'text', header: t('column.text'), cell: ({ text: written }) => written, width: 'wide' },
    { id: 'e164', header: t('row.e164'), cell: ({ e164 }) => e164, mono: true, width: 'wide' },
    {
      id: 'country',
      header: t('row.country'),
      cell: ({ country }) => (country === null ? '–' : countryName(country, t.language)),
    },
    { id: 'extension', header: t('column.extension'), cell: ({ extension }) => extension ?? '–', width: 'narrow' },
  ];
}
