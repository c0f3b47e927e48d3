import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson } from '#ui/results/formats.ts';
import { Table, type Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import { formatMac } from '#lib/net/mac.ts';
import { searchVendor } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

type Row = Awaited<ReturnType<(typeof searchVendor)['run']>>[number];
const limit = 1000;

interface ByVendorProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The blocks of the owners with this in their names. */
export function ByVendor({ query, onChange }: ByVendorProps) {
  const t = useText(text);
  const ui = useText(words);
  const isEmpty = query.trim() === '';
  const { value, slow, stale } = useOperation(searchVendor, { query, limit }, { enabled: !isEmpty });
  const columns: readonly Column<Row>[] = [
    { id: 'prefix', header: t('column.prefix'), cell: ({ prefix }) => formatMac(prefix), mono: true },
    { id: 'registry', header: t('column.registry'), cell: ({ registry }) => registry, width: 'narrow' },
    { id: 'vendor', header: t('column.vendor'), cell: ({ vendor }) => vendor, width: 'wide' },
    { id: 'country', header: t('column.country'), cell: ({ country }) => country ?? '–' },
  ];
  const count = value?.length ?? 0;
  const found = count === limit ? t('query.first', { count }) : t('query.found', { count });
  const list = (): string =>
    (value ?? [])
      .map(({ prefix, registry, vendor, country }) => [formatMac(prefix), registry, vendor, country].join('\t'))
      .join('\n');
  return (
    <Panel busy={slow}>
      <Fields columns={1}>
        <InputText
          label={t('query.label')}
          value={query}
          onChange={onChange}
          placeholder={t('query.placeholder')}
          size="large"
          rawText
          clearable
        />
      </Fields>
      <PanelRow>
        <span className={styles.count} aria-live="polite">
          {isEmpty ? t('query.empty') : value ? found : t('loading')}
        </span>
        <span className={styles.actions}>
          <CopyButton text={list} label={t('copy.list')} disabled={count === 0} />
          <CopyButton text={() => formatJson(value)} label={ui('copyAsJson')} disabled={count === 0} />
        </span>
      </PanelRow>
      {value && (
        <div data-stale={stale || undefined}>
          <Table
            label={t('mode.vendor')}
            columns={columns}
            rows={value}
            rowKey={({ prefix }) => prefix}
            empty={t('query.none')}
          />
        </div>
      )}
    </Panel>
  );
}
