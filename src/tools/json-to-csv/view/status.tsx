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

export type Converted = ReturnType<typeof useOperation<(typeof convertWithPreview)['input'], Preview>>;
type Preview = Awaited<ReturnType<(typeof convertWithPreview)['run']>>;

interface StatusProps extends DraftProps {
  readonly converted: Converted;
  readonly isEmpty: boolean;
  readonly onGoTo: (offset: number) => void;
}

export function Status({ draft, change, converted, isEmpty, onGoTo }: StatusProps) {
  const t = useText(text);
  const { error, progress, slow, value } = converted;
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
  if (value.text === '') return <StatusLine>{t('noTable')}</StatusLine>;
  const cut = value.rows > value.first.length && draft.tab === 'table';
  return (
    <>
      <StatusLine
        facts={[
          t('rows', { count: value.rows }),
          value.columns.length > 0 ? t('columnCount', { count: value.columns.length }) : t('rowsOfArrays'),
          formatBytes(size, t.language),
          ...(cut ? [t('firstRows', { count: value.first.length })] : []),
        ]}
      />
      {value.formulas > 0 && !draft.guardFormulas && (
        <StatusLine
          tone="warning"
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
