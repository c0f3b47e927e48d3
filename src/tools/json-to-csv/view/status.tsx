import { useMemo } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import type { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { convertWithPreview } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { shownColumns } from './preview-table.tsx';

export type Converted = ReturnType<typeof useOperation<(typeof convertWithPreview)['input'], Preview>>;
type Preview = Awaited<ReturnType<(typeof convertWithPreview)['run']>>;

interface StatusProps extends DraftProps {
  readonly converted: Converted;
  readonly isEmpty: boolean;
  readonly onGoTo: (offset: number) => void;
}

export function Status({ draft, change, converted, isEmpty, onGoTo }: StatusProps) {
  const t = useText(text);
  const { error, progress, slow, stale, value } = converted;
  const size = useMemo(() => (value ? new Blob([value.text]).size : 0), [value]);
  if (slow) {
    return (
      <Progress label={t('converting')} done={progress?.done} total={progress?.total} onCancel={converted.cancel} />
    );
  }
  if (isEmpty) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const remedies: Readonly<Record<string, readonly Remedy[]>> = {
      'unknown-column': [{ label: t('allColumns'), apply: () => change({ columns: [] }) }],
      'path-not-found': [{ label: t('rowsAtRoot'), apply: () => change({ rowsAt: '', columns: [] }) }],
    };
    return (
      <FaultLine
        messages={text}
        remedies={remedies[error.code] ?? []}
        {...{ error, onGoTo }}
        json={{ value: draft.text, onReplace: (repaired) => change({ text: repaired }) }}
      />
    );
  }
  if (!value) return <StatusLine />;
  if (value.text === '') return <StatusLine stale={stale}>{t('noTable')}</StatusLine>;
  const isOfArrays = value.columns.length === 0;
  const isOfObjects = isOfArrays && value.first.some((row) => row.some((cell) => cell.startsWith('{')));
  const facts = [
    t('rows', { count: value.rows }),
    isOfArrays ? t('rowsOfArrays') : t('columnCount', { count: value.columns.length }),
    formatBytes(size, t.language),
  ];
  if (draft.tab === 'table') {
    const { 0: row = [], length: rows } = value.first;
    if (row.length > shownColumns) facts.push(t('firstColumns', { count: shownColumns }));
    if (value.rows > rows) facts.push(t('firstRows', { count: rows }));
  }
  return (
    <>
      <StatusLine tone={isOfObjects ? 'warning' : 'neutral'} {...{ facts, stale }}>
        {isOfObjects && t('rowsOfObjects')}
      </StatusLine>
      {value.formulas > 0 && !draft.guardFormulas && (
        <StatusLine
          tone="warning"
          stale={stale}
          actions={
            <Button variant="line" size="small" onClick={() => change({ guardFormulas: true })}>
              {t('guard')}
            </Button>
          }
        >
          {t('formulas', { count: value.formulas })}
        </StatusLine>
      )}
    </>
  );
}
