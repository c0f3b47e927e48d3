import { formatBytes } from '#core/byte-size.ts';
import { lazy, useMemo } from 'react';
import { Button } from '../button/button.tsx';
import type { Restartable } from '../hooks/use-restartable.ts';
import { useText } from '../hooks/use-text.ts';
import { FaultLine } from '../fault/fault-line.tsx';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';
import { Progress } from '../progress/progress.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import type { Change, Converted, ConverterDraft, ConverterText, DocumentFormat } from './model.ts';

const Losses = lazy(async () => ({ default: (await import('./losses.tsx')).Losses }));

/** The one click that deals with an error, and the option it sets. */
const clicks: Readonly<Record<string, { readonly label: RemedyLabel; readonly part: Partial<ConverterDraft> }>> = {
  'toml-root-not-table': { label: 'remedy.wrap', part: { rootKey: 'items' } },
  'multiple-documents': { label: 'remedy.wrapDocuments', part: { rootKey: 'documents' } },
  'integer-out-of-range': { label: 'remedy.asText', part: { outOfRange: 'string' } },
  'null-not-supported': { label: 'remedy.omitNull', part: { nulls: 'omit' } },
  'non-finite-number': { label: 'remedy.asNull', part: { nonFinite: 'null' } },
};
type RemedyLabel = `remedy.${'wrap' | 'wrapDocuments' | 'asText' | 'omitNull' | 'asNull'}`;

interface ConverterStatusProps {
  readonly text: ConverterText;
  /** The text to convert. */
  readonly source: string;
  readonly from: DocumentFormat;
  readonly converted: Restartable<Converted>;
  readonly change: Change;
  readonly onGoTo: (place: number | string) => void;
}

/** Under the panes: a long run or its cancellation, what is wrong and its remedy, or what could not be kept. */
export function ConverterStatus({ text, source, from, converted, change, onGoTo }: ConverterStatusProps) {
  const t = useText(text);
  const { error, progress, slow, stale, value } = converted;
  const size = useMemo(() => (value ? new Blob([value.text]).size : 0), [value]);
  if (slow) {
    return (
      <Progress label={t('converting')} done={progress?.done} total={progress?.total} onCancel={converted.cancel} />
    );
  }
  if (!/\S/.test(source)) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const found = clicks[error.code];
    const remedies = found ? [{ label: t(found.label), apply: () => change(found.part) }] : [];
    const goToLabel = error.code === 'duplicate-key' ? t('remedy.secondKey') : undefined;
    const json =
      from === 'json' ? { value: source, onReplace: (repaired: string) => change({ text: repaired }) } : undefined;
    return <FaultLine messages={text} {...{ error, remedies, goToLabel, json, onGoTo }} onGoToPath={onGoTo} />;
  }
  if (converted.isCanceled) {
    return (
      <StatusLine
        actions={
          <Button size="small" variant="line" onClick={converted.restart}>
            {t('startAgain')}
          </Button>
        }
      >
        {t('canceled')}
      </StatusLine>
    );
  }
  if (!value) return <StatusLine />;
  const losses = value.warnings;
  const facts = [
    ...(value.documents > 1 ? [t('documentCount', { count: value.documents })] : []),
    formatBytes(size, t.language),
  ];
  const [first, second] = losses;
  if (!first) return <StatusLine ok={t('complete')} {...{ facts, stale }} />;
  // One loss without a place needs no list.
  const isList = second !== undefined || first.path !== '';
  return (
    <>
      <StatusLine tone="warning" {...{ facts, stale }}>
        {isList ? t('lost', { count: losses.length }) : t(`lost.${first.code}`)}
      </StatusLine>
      {isList && (
        <DeferredSuspense>
          <Losses {...{ text, losses, stale, onGoTo }} />
        </DeferredSuspense>
      )}
    </>
  );
}
