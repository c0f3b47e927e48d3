import { lazy } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Fault } from '../engine/report.ts';
import type { Validation } from '../engine/validate.ts';
import { text } from '../text.ts';
import { addedAt } from './added-schemas.ts';
import type { DraftProps } from './draft.ts';
import { useSentences } from './sentences.ts';
import styles from '../view.module.css';

/** What is wrong with a text is loaded with the first fault. */
const SchemaFault = lazy(async () => ({ default: (await import('./schema-fault.tsx')).SchemaFault }));

interface StatusProps extends DraftProps {
  readonly run: OperationState<Validation> & { readonly cancel: () => void };
  /** Whether there are both texts. */
  readonly enabled: boolean;
  readonly onGoToData: (line: number, column: number) => void;
  readonly onGoToSchema: (line: number, column?: number) => void;
  readonly onAdd: (uri: string) => void;
}

/** The faults of the alternative that has the fewest, in place of the whole; of a member's name if that is of one. */
function nearest({ branches = [], params }: Fault): readonly Fault[] {
  const [faults = []] = branches.toSorted((one, other) => one.length - other.length);
  const { name } = params;
  return name === undefined ? faults : faults.map((fault) => ({ ...fault, params: { ...fault.params, name } }));
}

/** Under the panes: what is wrong with the texts, or with the data by the schema, in sentences with lines. */
export function Status({ draft, change, run, enabled, onGoToData, onGoToSchema, onAdd }: StatusProps) {
  const t = useText(text);
  const { faultSentence, warningSentence } = useSentences();
  const { error, progress, slow, stale, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!enabled) return <StatusLine>{t('hint')}</StatusLine>;
  const isOld = stale || error !== undefined;
  const copy = value?.valid === false && (
    <CopyButton label={t('copyFaults')} text={() => JSON.stringify(value.errors, null, 2)} stale={isOld} />
  );
  const field = error?.details['field'] === 'data' ? 'data' : 'schema';
  // That of a schema that was added is told beside it.
  const fault = error && addedAt(error, draft.schemas) < 0 && (
    <div className={styles.fault}>
      <DeferredSuspense>
        <SchemaFault
          {...{ error, onAdd }}
          schemas={draft.schemas}
          value={draft[field]}
          onGoTo={field === 'data' ? onGoToData : onGoToSchema}
          onReplace={(repaired) => change({ [field]: repaired })}
        >
          {copy}
        </SchemaFault>
      </DeferredSuspense>
    </div>
  );
  if (!value)
    return (
      <div data-answer className={styles.answer}>
        {fault || <StatusLine />}
      </div>
    );
  const version = value.draft.replace('draft-', '');
  const shown = value.errors.flatMap((fault) => [
    { fault, isInner: false },
    ...nearest(fault).map((inner) => ({ fault: inner, isInner: true })),
  ]);
  // What keeps the texts from being checked takes the place of the verdict on those before.
  const verdict = value.valid ? (
    <StatusLine ok={t('valid', { draft: version })} stale={isOld} />
  ) : (
    <StatusLine
      tone={error ? 'neutral' : 'error'}
      where={t('faultCount', { count: value.errorCount })}
      facts={[t('against', { draft: version })]}
      stale={isOld}
      actions={copy}
    />
  );
  return (
    <div data-answer className={styles.answer}>
      {fault || verdict}
      <div data-stale={isOld || undefined}>
        {!value.valid && (
          <div className={styles.faults}>
            <PlaceList
              label={t('faults')}
              items={shown.map(({ fault, isInner }, index) => ({
                key: String(index),
                text: `${isInner ? '↳ ' : ''}${faultSentence(fault)}`,
                line: fault.line,
                ...(fault.schemaUri !== undefined && { about: fault.keyword }),
                action: fault.schemaUri === undefined && (
                  <Button size="small" variant="quiet" onClick={() => onGoToSchema(fault.schemaLine)}>
                    {fault.schemaPath || '/'}
                  </Button>
                ),
              }))}
              count={value.errorCount}
              onGoTo={(line, index) => onGoToData(line, shown[index]?.fault.column ?? 1)}
            />
          </div>
        )}
        {value.warnings.length > 0 && (
          <>
            <StatusLine tone="warning">{t('warningCount', { count: value.warnings.length })}</StatusLine>
            <PlaceList
              label={t('warnings')}
              items={value.warnings.map((warning, index) => ({
                key: String(index),
                text: warningSentence(warning),
                line: warning.line,
                about: warning.path,
              }))}
              onGoTo={(line) => onGoToSchema(line)}
            />
          </>
        )}
      </div>
    </div>
  );
}
