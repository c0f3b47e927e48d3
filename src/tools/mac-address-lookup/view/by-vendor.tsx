import { useState } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { FoundList, type Exported } from '#ui/many/found-list.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import type { Column } from '#ui/table/table.tsx';
import { formatMac } from '#lib/net/mac.ts';
import { searchVendor } from '../engine.ts';
import { text } from '../text.ts';
import { RegistryFault } from './registry-fault.tsx';

type Row = Awaited<ReturnType<(typeof searchVendor)['run']>>[number];
const limit = 1000;
const exported: Exported<Row> = {
  fileName: 'mac-blocks',
  header: ['prefix', 'registry', 'vendor', 'country'],
  cellsOf: ({ prefix, registry, vendor, country }) => [formatMac(prefix), registry, vendor, country],
};

interface ByVendorProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The blocks of the owners with this in their names. */
export function ByVendor({ query, onChange }: ByVendorProps) {
  const t = useText(text);
  const isEmpty = query.trim() === '';
  const [again, tryAgain] = useState(0);
  const { value, error, slow, stale } = useOperation(searchVendor, { query, limit }, { enabled: !isEmpty, again });
  const columns: readonly Column<Row>[] = [
    { id: 'prefix', header: t('column.prefix'), cell: ({ prefix }) => formatMac(prefix), mono: true },
    { id: 'registry', header: t('column.registry'), cell: ({ registry }) => registry, width: 'narrow' },
    { id: 'vendor', header: t('column.vendor'), cell: ({ vendor }) => vendor, width: 'wide' },
    { id: 'country', header: t('column.country'), cell: ({ country }) => country ?? '–' },
  ];
  const count = value?.length ?? 0;
  const found = count === limit ? t('query.first', { count }) : t('query.found', { count });
  return (
    <>
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
        {error && <RegistryFault error={error} onAgain={() => tryAgain(again + 1)} />}
      </Panel>
      <FoundList
        label={t('mode.vendor')}
        status={isEmpty ? t('query.empty') : value ? found : error ? '' : t('loading')}
        rows={value}
        rowKey={({ prefix }) => prefix}
        empty={t('query.none')}
        {...{ columns, stale, exported }}
      />
    </>
  );
}
