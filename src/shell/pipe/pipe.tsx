import { lazy, useState, type KeyboardEvent } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { EditHere } from './edit-here.tsx';
import { moved, stepOf, type StepDraft } from './model.ts';
import styles from './pipe.module.css';
import { StepCard } from './step-card.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePipeDraft } from './use-pipe-draft.ts';
import { isLive, stopsAtFault, usePipeRun } from './use-pipe-run.ts';
import { useFaultSentence, useSentence } from './use-sentence.ts';
import { ValueView } from './value-view.tsx';
import { words } from './words.ts';

const Picker = lazy(async () => ({ default: (await import('./picker.tsx')).Picker }));

/** Operations one after the other, with the value after each. */
export default function PipePage() {
  const t = useText(words);
  const { draft, change, open, problem, canUndo, undo } = usePipeDraft();
  const run = usePipeRun(draft);
  const [isPicking, setPicking] = useState(false);
  const { steps, items, onError, input } = draft;
  const fault = run.ran.find(({ stage }) => stage.fault && stopsAtFault(draft))?.stage.fault;
  const faultSentence = useFaultSentence(fault, fault && steps[fault.step - 1]?.op, items);
  const pipeProblem = useSentence(problem ?? run.error);
  const lastRun = run.ran.at(-1);
  const lastValue = lastRun ? lastRun.stage.outcomes[0] : ({ ok: true, value: input } as const);
  const value = lastValue?.ok && typeof lastValue.value === 'string' ? lastValue.value : undefined;

  const setSteps = (next: readonly StepDraft[], name?: string): void => change({ steps: next }, name);
  const undoByKey = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
    if (isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    undo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- there is a button for it
    <div className={styles.frame} onKeyDown={undoByKey}>
      <header>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Panel>
        <Toolbar
          draft={draft}
          canUndo={canUndo}
          onUndo={undo}
          onName={(name) => change({ name }, 'name')}
          onOpen={(read, sample) => void open(read, sample)}
        />
        {pipeProblem && <Alert tone="danger">{pipeProblem}</Alert>}
      </Panel>
      <Panel busy={run.running !== undefined}>
        <PanelRow>
          <Select
            label={t('items')}
            labelPosition="left"
            value={items === 'files' ? 'whole' : items}
            onChange={(chosen) => change({ items: chosen as typeof items })}
            options={(['whole', 'lines', 'json'] as const).map((one) => ({ value: one, label: t(`items.${one}`) }))}
          />
          {items !== 'whole' && (
            <Select
              label={t('onError')}
              labelPosition="left"
              value={onError}
              onChange={(chosen) => change({ onError: chosen as typeof onError })}
              options={(['stop', 'keep', 'drop'] as const).map((one) => ({ value: one, label: t(`onError.${one}`) }))}
            />
          )}
          {!isLive(draft) && (
            <Button variant="primary" icon="play" title={t('runHint')} onClick={run.start}>
              {t('run')}
            </Button>
          )}
        </PanelRow>
        <div className={styles.input} data-main>
          <TextPane
            name={t('input')}
            editorSize="small"
            value={input}
            onChange={(text) => change({ input: text }, 'input')}
            onFile={(file) => void file.text().then((text) => change({ input: text }))}
            onClear={() => change({ input: '' })}
          />
        </div>
      </Panel>
      {steps.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const at = run.ran.findIndex(({ draft: own }) => own.key === step.key);
          const ran = run.ran[at];
          const replace = (part: Partial<StepDraft>, name?: string): void =>
            setSteps(steps.with(index, { ...step, ...part }), name);
          const first = ran?.stage.outcomes[0];
          const text = first?.ok && typeof first.value === 'string' ? first.value : undefined;
          const isFaulty = fault?.step === index + 1;
          const isGood = ran !== undefined && !isFaulty;
          const shown = isGood ? { stage: ran.stage, batch: run.batch, onError } : run.good.get(step.key);
          return (
            <StepCard
              key={step.key}
              step={step}
              number={index + 1}
              count={steps.length}
              isBusy={run.running?.step === index + 1}
              error={isFaulty ? faultSentence : ''}
              onChange={replace}
              onMove={(to) => to >= 0 && to < steps.length && setSteps(moved(steps, index, to))}
              onDuplicate={() =>
                setSteps(
                  steps.toSpliced(
                    index + 1,
                    0,
                    stepOf(step.op, { input: step.input, pick: step.pick, disabled: step.disabled }),
                  ),
                )
              }
              onRemove={() => setSteps(steps.toSpliced(index, 1))}
              onDropStep={(from) => setSteps(moved(steps, from, index))}
            >
              {run.running?.step === index + 1 && (
                <Progress done={run.running.done} total={run.running.total} onCancel={run.cancel} />
              )}
              {shown && !step.disabled && (
                <ValueView {...shown} step={index + 1} op={step.op} items={items} isStale={run.isStale || !isGood}>
                  {isGood && items === 'whole' && text !== undefined && (
                    <EditHere
                      steps={run.ran.slice(0, at + 1).map(({ ready }) => ready)}
                      value={text}
                      onInput={(next) => change({ input: next })}
                    />
                  )}
                </ValueView>
              )}
            </StepCard>
          );
        })}
      </ol>
      <Button variant="line" icon="plus" onClick={() => setPicking(true)}>
        {t('add')}
      </Button>
      {isPicking && (
        <DeferredSuspense>
          <Picker
            value={value}
            isFirst={steps.every(({ disabled }) => disabled)}
            onClose={() => setPicking(false)}
            onPick={(op, given) => {
              setSteps([...steps, stepOf(op, { input: given })]);
              setPicking(false);
            }}
          />
        </DeferredSuspense>
      )}
    </div>
  );
}
