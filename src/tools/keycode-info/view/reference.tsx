import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { lookup } from '../engine.ts';
import type { KeyRow } from '../engine/table.ts';
import { text } from '../text.ts';

interface ReferenceProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The table of keys, for keys that one does not have. */
export function Reference({ query, onQuery }: ReferenceProps) {
  const t = useText(text);
  const { value: rows } = useOperation(lookup, { query });
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <Panel label={t('reference')}>
      <Fields columns={1}>
        <InputText
          label={t('reference.query')}
          value={query}
          onChange={onQuery}
          placeholder="Numpad, 173, ;"
          hint={t('reference.hint')}
          icon="search"
          clearable
          rawText
        />
      </Fields>
      {rows && (
        <Table
          label={t('reference')}
          rows={rows}
          rowKey={({ code }) => code}
          columns={columns}
          empty={t('reference.none')}
        />
      )}
    </Panel>
  );
}

const locations = ['standard', 'left', 'right', 'numpad'] as const;

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<KeyRow>[] {
  return [
    { id: 'code', header: 'code', mono: true, cell: ({ code }) => <code>{code}</code> },
    { id: 'key', header: 'key', mono: true, cell: ({ key }) => <code>{key === ' ' ? "' '" : key}</code> },
    {
      id: 'keyCode',
      header: 'keyCode',
      mono: true,
      cell: ({ keyCode, firefoxKeyCode }) =>
        firefoxKeyCode === undefined ? keyCode : `${keyCode} (Firefox ${firefoxKeyCode})`,
    },
    {
      id: 'location',
      header: 'location',
      cell: ({ location }) => `${location} – ${t(`location.${locations[location] ?? 'standard'}`)}`,
    },
  ];
}
