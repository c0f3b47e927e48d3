import { formatCsv } from '#lib/csv.ts';
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
import { find } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

type Found = Awaited<ReturnType<(typeof find)['run']>>[number];
/** The same address may stand in a line twice. */
type Row = Found & { readonly id: number };

interface ManyProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const header = ['line', 'address', 'vendor', 'country', 'registry'];
const cellsOf = ({ line, normalized, vendor, country, registry }: Found) =>
  [line, normalized, vendor, country, registry] as const;

/** Every address in a pasted text, with its vendor. */
export function Many({ text: source, onChange }: ManyProps) {
  const t = useText(text);
  const ui = useText(words);
  const { open, notice } = usePaneFiles('list', onChange);
  const isEmpty = source.trim() === '';
  const { value, slow, stale } = useOperation(find, { text: source }, { enabled: !isEmpty });
  const found = value ?? [];
  const csv = (): string => formatCsv([header, ...found.map(cellsOf)]);
  const status = isEmpty ? t('list.empty') : value ? t('list.found', { count: found.length }) : t('loading');
  return (
    <>
      <Panel busy={slow}>
        <TextPane
          name={t('list.label')}
          value={source}
          onChange={onChange}
          onFile={(file) => open(file, 'list')}
          onClear={() => onChange('')}
          placeholder={t('list.placeholder')}
        />
        {notice}
      </Panel>
      <Panel>
        <PanelRow>
          <span className={styles.count} aria-live="polite">
            {status}
          </span>
          <span className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              disabled={found.length === 0}
              onClick={() => download(csv(), 'mac-addresses.csv', 'text/csv;charset=utf-8')}
            >
              {t('csv')}
            </Button>
            <CopyButton
              text={() => found.map((row) => cellsOf(row).join('\t')).join('\n')}
              label={t('copy.list')}
              disabled={found.length === 0}
            />
            <CopyButton text={() => formatJson(found)} label={ui('copyAsJson')} disabled={found.length === 0} />
          </span>
        </PanelRow>
        {value && (
          <div data-stale={stale || undefined}>
            <Table
              label={t('result')}
              columns={columnsOf(t)}
              rows={found.map((row, id) => ({ ...row, id }))}
              rowKey={({ id }) => id}
              empty={t('list.none')}
            />
          </div>
        )}
      </Panel>
    </>
  );
}

function columnsOf(t: ReturnType<typeof useText<(typeof text)['en']>>): readonly Column<Row>[] {
  return [
    { id: 'line', header: t('column.line'), cell: ({ line }) => line, width: 'narrow' },
    { id: 'address', header: t('column.address'), cell: ({ normalized }) => normalized, mono: true },
    {
      id: 'vendor',
      header: t('column.vendor'),
      cell: ({ vendor, local, multicast, special }) => {
        if (vendor !== null) return <bdi>{vendor}</bdi>;
        const kind = multicast ? 'multicast' : local ? 'local' : 'vendor.unknown';
        return <span className={styles.count}>{special ? t(`special.${special}`) : t(kind)}</span>;
      },
      width: 'wide',
    },
    { id: 'country', header: t('column.country'), cell: ({ country }) => country ?? '–' },
    { id: 'registry', header: t('column.registry'), cell: ({ registry }) => registry ?? '–', width: 'narrow' },
  ];
}
