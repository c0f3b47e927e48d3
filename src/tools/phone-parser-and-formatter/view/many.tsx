import { useMemo, type ReactNode } from 'react';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { FoundList, type Exported } from '#ui/many/found-list.tsx';
import { ListInput } from '#ui/many/list-input.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import type { Column } from '#ui/table/table.tsx';
import { extract } from '../engine.ts';
import { text } from '../text.ts';
import { countryName } from './names.ts';

type Found = Awaited<ReturnType<(typeof extract)['run']>>[number];

const exported: Exported<Found> = {
  fileName: 'phone-numbers',
  header: ['start', 'end', 'text', 'e164', 'country', 'extension'],
  cellsOf: (found) => [found.start, found.end, found.text, found.e164, found.country, found.extension],
};

interface ManyProps {
  readonly list: string;
  readonly onChange: (list: string) => void;
  readonly country: string;
  readonly countryField: ReactNode;
}

/** Every valid number of a text, highlighted where it stands. */
export function Many({ list, onChange, country, countryField }: ManyProps) {
  const t = useText(text);
  const isEmpty = list.trim() === '';
  const input = { text: list, defaultCountry: country };
  const { value, slow, stale } = useOperation(extract, input, { enabled: !isEmpty });
  const found = (!isEmpty && value) || undefined;
  const marks = useMemo(
    () => (stale ? [] : (found ?? []).map(({ start, end }): Mark => ({ from: start, to: end, tone: 'match' }))),
    [found, stale],
  );
  return (
    <>
      <ListInput name={t('many.label')} value={list} busy={slow} secret {...{ onChange, marks }}>
        <Fields columns={1}>{countryField}</Fields>
      </ListInput>
      <FoundList
        label={t('many.label')}
        status={isEmpty ? t('many.empty') : t('many.count', { count: found?.length ?? 0 })}
        rows={found}
        rowKey={({ start }) => start}
        columns={columnsOf(t)}
        empty={t('many.none')}
        copy={{ label: t('many.copy'), textOf: ({ e164 }) => e164 }}
        {...{ stale, exported }}
      />
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
