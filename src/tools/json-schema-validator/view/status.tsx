import { lazy, useState } from 'react';
import { withPlace } from '#core/place.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Validation } from '../engine/validate.ts';
import { text } from '../text.ts';
import { addedAt } from './added-schemas.ts';
import type { DraftProps } from './draft.ts';
import { faultLines, faultText, type FaultLine } from './fault-lines.ts';
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

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(keys);
  if (!changed.delete(key)) changed.add(key);
  return changed;
}

/** Under the panes: what is wrong with the texts, or with the data by the schema, in sentences with lines. */
export function Status({ draft, change, run, enabled, onGoToData, onGoToSchema, onAdd }: StatusProps) {
  const t = useText(text);
  const { faultSentence, warningSentence } = useSentences();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { error, progress, slow, stale, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!enabled) return <StatusLine>{t('hint')}</StatusLine>;
  const isOld = stale || error !== undefined;
  const sentenceIn = ({ alternative, fault }: FaultLine): string => {
    const sentence = faultSentence(fault);
    return alternative === undefined ? sentence : t('alternative', { number: alternative, sentence });
  };
  const placedSentence = (line: FaultLine): string => {
    const { column, line: row, schemaPath } = line.fault;
    return `${withPlace({ line: row, column }, sentenceIn(line), t.language)} (${schemaPath || '/'})`;
  };
  const copy = value?.valid === false && (
    <>
      <CopyButton
        label={t('faultsText')}
        aria-label={t('copyFaultsText')}
        text={() => faultText(value.errors, placedSentence)}
        stale={isOld}
      />
      <CopyButton
        label="JSON"
        aria-label={t('copyFaults')}
        text={() => JSON.stringify(value.errors, null, 2)}
        stale={isOld}
      />
    </>
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
  const shown = faultLines(value.errors, (key) => open.has(key));
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
              items={shown.map((line) => {
                const { depth, fault, folded = 0, key } = line;
                const isOpen = open.has(key);
                return {
                  key,
                  text: `${'↳ '.repeat(depth)}${sentenceIn(line)}`,
                  line: fault.line,
                  ...(fault.schemaUri !== undefined && { about: fault.keyword }),
                  action: (
                    <>
                      {folded > 0 && (
                        <Button
                          size="small"
                          variant="quiet"
                          aria-expanded={isOpen}
                          icon={isOpen ? 'chevron-up' : 'chevron-down'}
                          label={t('moreAlternatives', { count: folded })}
                          onClick={() => setOpen(toggled(open, key))}
                        />
                      )}
                      {fault.schemaUri === undefined && (
                        <Button size="small" variant="quiet" onClick={() => onGoToSchema(fault.schemaLine)}>
                          {fault.schemaPath || '/'}
                        </Button>
                      )}
                    </>
                  ),
                };
              })}
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
