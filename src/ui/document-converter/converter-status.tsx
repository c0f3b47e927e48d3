import type { Failure } from '#core/operation.ts';
import { formatBytes, type Words } from '#core/text.ts';
import { useMemo } from 'react';
import { Button } from '../button/button.tsx';
import type { OperationState } from '../hooks/use-runner.ts';
import { useErrorText } from '../hooks/use-error-text.ts';
import { useText } from '../hooks/use-text.ts';
import { Progress } from '../progress/progress.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';
import { Losses } from './losses.tsx';
import type { Change, ConverterDraft, Converted } from './model.ts';
import { converterWords } from './words.ts';

/** The one click that deals with an error. */
const remedies: Readonly<Record<string, { readonly label: RemedyLabel; readonly part: Partial<ConverterDraft> }>> = {
  'toml-root-not-table': { label: 'remedy.wrap', part: { rootKey: 'items' } },
  'multiple-documents': { label: 'remedy.wrapDocuments', part: { rootKey: 'documents' } },
  'integer-out-of-range': { label: 'remedy.asText', part: { outOfRange: 'string' } },
  'null-not-supported': { label: 'remedy.omitNull', part: { nulls: 'omit' } },
  'non-finite-number': { label: 'remedy.asNull', part: { nonFinite: 'null' } },
};
type RemedyLabel = `remedy.${'wrap' | 'wrapDocuments' | 'asText' | 'omitNull' | 'asNull'}`;

interface ConverterStatusProps {
  readonly text: Words;
  readonly isEmpty: boolean;
  readonly converted: OperationState<Converted> & { readonly cancel: () => void };
  readonly change: Change;
  readonly onGoTo: (place: number | string) => void;
}

/** Under the panes: how far a long run is, what is wrong and its remedy, or what could not be kept. */
export function ConverterStatus({ text, isEmpty, converted, change, onGoTo }: ConverterStatusProps) {
  const t = useText(converterWords);
  const { error, progress, slow, value } = converted;
  const size = useMemo(() => (value ? new Blob([value.text]).size : 0), [value]);
  if (slow) {
    return (
      <Progress label={t('converting')} done={progress?.done} total={progress?.total} onCancel={converted.cancel} />
    );
  }
  if (isEmpty) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) return <Fault {...{ text, error, change, onGoTo }} />;
  if (!value) return <StatusLine />;
  const losses = value.warnings;
  const facts = [t('documentCount', { count: value.documents }), formatBytes(size, t.language)];
  return losses.length === 0 ? (
    <StatusLine ok={t('complete')} facts={facts} />
  ) : (
    <>
      <StatusLine tone="warning" facts={facts}>
        {t('lost', { count: losses.length })}
      </StatusLine>
      <Losses losses={losses} onGoTo={onGoTo} />
    </>
  );
}

/** A sentence without the place at its start, which stands before it in bold. */
function withoutPlace(sentence: string, place: string): string {
  if (!sentence.startsWith(place)) return sentence;
  const rest = sentence.slice(place.length).replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

interface FaultProps extends Pick<ConverterStatusProps, 'text' | 'change' | 'onGoTo'> {
  readonly error: Failure;
}

function Fault({ text, error, change, onGoTo }: FaultProps) {
  const t = useText(converterWords);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const { column, line, offset, path } = error.details;
  const where = typeof line === 'number' && typeof column === 'number' ? t('where', { line, column }) : undefined;
  const place = offset ?? (path || undefined);
  const remedy = remedies[error.code];
  const actions = (
    <>
      {remedy && (
        <Button variant="line" size="small" onClick={() => change(remedy.part)}>
          {t(remedy.label)}
        </Button>
      )}
      {place !== undefined && (
        <Button variant="line" size="small" onClick={() => onGoTo(place as number | string)}>
          {error.code === 'duplicate-key' ? t('remedy.secondKey') : ui('goTo')}
        </Button>
      )}
    </>
  );
  return (
    <StatusLine tone="error" where={where} actions={actions}>
      {withoutPlace(errorText(error), where ?? '\0')}
    </StatusLine>
  );
}
