import { useMemo } from 'react';
import type { Translate } from '#core/text.ts';
import { formatCsv } from '#lib/csv.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import type { Analysis, Row } from '../engine/list.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { names } from './options.tsx';

interface NumberedRow extends Row {
  readonly place: number;
}

interface ChangesProps extends DraftProps {
  readonly analysis: Analysis | undefined;
  readonly stale: boolean;
}

/** Every address with its provider and what was changed. */
export function Changes({ draft, change, analysis, stale }: ChangesProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const rows = useMemo(() => shownRows(analysis, draft.filter), [analysis, draft.filter]);
  const columns = useMemo(() => columnsOf(t), [t]);
  const duplicates = analysis?.duplicates ?? [];
  return (
    <Panel label={t('table')}>
      <PanelRow>
        <Chips {...field('filter')} labelHidden />
        <Actions>
          <CopyButton text={() => csvOf(rows)} label={t('copyCsv')} stale={stale} disabled={rows.length === 0} />
          <CopyButton
            text={() => duplicates.flatMap(({ inputs }) => inputs.slice(1)).join('\n')}
            label={t('copyDuplicates')}
            disabled={duplicates.length === 0}
            stale={stale}
          />
        </Actions>
      </PanelRow>
      <Table
        label={t('table')}
        rows={rows}
        rowKey={({ place }) => place}
        columns={columns}
        empty={t((analysis?.total ?? 0) > 0 ? 'none.filtered' : 'none')}
      />
      <Alert tone="info" className={styles.note}>
        {t('note')}
      </Alert>
    </Panel>
  );
}

function shownRows(analysis: Analysis | undefined, filter: DraftProps['draft']['filter']): readonly NumberedRow[] {
  const repeated = new Set(analysis?.duplicates.map(({ address }) => address));
  const isShown: Readonly<Record<typeof filter, (row: Row) => boolean>> = {
    all: () => true,
    changed: ({ changes }) => changes.length > 0,
    duplicate: ({ address }) => address !== null && repeated.has(address),
    invalid: ({ address }) => address === null,
  };
  return (analysis?.rows ?? []).map((row, place) => ({ ...row, place })).filter(isShown[filter]);
}

function csvOf(rows: readonly Row[]): string {
  const lines = rows.map(({ line, input, address, provider, tag, changes, problem }) => [
    String(line),
    input,
    address ?? '',
    provider ?? '',
    tag ?? '',
    changes.join(' '),
    problem ?? '',
  ]);
  return formatCsv([['line', 'input', 'address', 'provider', 'tag', 'changes', 'problem'], ...lines]);
}

/** What happens to marks depends on the provider. */
const changeKey = (change: Row['changes'][number], provider: string | null) =>
  change === 'marks-removed'
    ? (`change.${change}.${provider}` as 'change.marks-removed.google')
    : (`change.${change}` as const);

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<NumberedRow>[] {
  return [
    { id: 'input', header: t('column.input'), width: 'wide', mono: true, cell: ({ input }) => <bdi>{input}</bdi> },
    { id: 'address', header: t('column.address'), width: 'wide', mono: true, cell: ({ address }) => address ?? '–' },
    { id: 'provider', header: t('column.provider'), cell: ({ provider }) => names[provider ?? ''] ?? '–' },
    {
      id: 'changes',
      header: t('column.changes'),
      width: 'wide',
      cell: ({ changes, problem, provider }) =>
        problem === null ? (
          changes.map((one) => t(changeKey(one, provider))).join(', ') || '–'
        ) : (
          <span className={styles.problem}>{t('problem.row', { problem: t(`problem.${problem}`) })}</span>
        ),
    },
  ];
}
