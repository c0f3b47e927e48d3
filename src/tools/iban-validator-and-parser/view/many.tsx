import { Badge } from '#ui/badge/badge.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { FoundList, type Exported } from '#ui/many/found-list.tsx';
import { ListInput } from '#ui/many/list-input.tsx';
import type { Column } from '#ui/table/table.tsx';
import { parseList } from '../engine.ts';
import { text } from '../text.ts';

type Row = Awaited<ReturnType<(typeof parseList)['run']>>[number];

const exported: Exported<Row> = {
  fileName: 'iban',
  header: ['line', 'iban', 'valid', 'errors', 'country', 'bank', 'branch', 'account', 'national check'],
  cellsOf: (row) => [
    row.line,
    row.electronic,
    String(row.valid),
    row.errors.join(' '),
    row.countryCode,
    row.bankCode,
    row.branchCode,
    row.accountNumber,
    row.nationalCheck,
  ],
};

interface ManyProps {
  readonly list: string;
  readonly onChange: (list: string) => void;
}

/** One number a line, with its verdict. */
export function Many({ list, onChange }: ManyProps) {
  const t = useText(text);
  const isEmpty = list.trim() === '';
  const { value, slow, stale } = useOperation(parseList, { text: list }, { enabled: !isEmpty });
  const rows = (!isEmpty && value) || undefined;
  const valid = rows?.filter((row) => row.valid).length ?? 0;
  return (
    <>
      <ListInput name={t('many.label')} value={list} onChange={onChange} busy={slow} secret lineNumbers />
      <FoundList
        label={t('many.label')}
        status={
          isEmpty
            ? t('many.empty')
            : `${t('many.count', { count: rows?.length ?? 0 })} · ${t('many.valid', { count: valid })}`
        }
        rows={rows}
        rowKey={({ line }) => line}
        columns={columnsOf(t)}
        {...{ stale, exported }}
      />
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
      cell: ({ errors, nationalCheck, valid }) =>
        !valid ? (
          errors.map((code) => t(`short.${code}`)).join(', ')
        ) : nationalCheck === 'invalid' ? (
          <>
            <Badge>{t('valid')}</Badge> <Badge tone="warning">{t('short.wrong-national-check')}</Badge>
          </>
        ) : (
          <Badge>{t('valid')}</Badge>
        ),
      width: 'wide',
    },
    { id: 'country', header: t('column.country'), cell: ({ countryCode }) => countryCode ?? '–', width: 'narrow' },
  ];
}
