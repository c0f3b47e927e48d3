import { lazy, useState, type KeyboardEvent } from 'react';
import { hasMembers } from '#run/pipe/members.ts';
import { announce } from '#ui/announce.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { useShellText } from '../messages/messages.ts';
import { CopyAs } from './copy-as.tsx';
import { EditHere } from './edit-here.tsx';
import { InputPane } from './input-pane.tsx';
import { MemberPicker } from './member-picker.tsx';
import { moved, stepOf, type StepDraft } from './model.ts';
import { PipeHead } from './pipe-head.tsx';
import styles from './pipe.module.css';
import { ResultBar } from './result-bar.tsx';
import { StepCard } from './step-card.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFault } from './use-fault.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePipeDraft } from './use-pipe-draft.ts';
import { textIn, usePipeRun } from './use-pipe-run.ts';
import { useSentence } from './use-sentence.ts';
import { ValueView } from './value-view.tsx';
import { words } from './words.ts';

const Picker = lazy(async () => ({ default: (await import('./picker.tsx')).Picker }));

/** The result of as many steps is found without a bar that repeats it. */
const shortest = 2;
/** The values of more steps than these are shown with fewer lines. */
const many = 5;

/** Operations one after the other, with the value after each. */
export default function PipePage() {
  const t = useText(words);
  const shell = useShellText();
  const { draft, change, open, share, isRefused, problem, canUndo, undo } = usePipeDraft();
  const run = usePipeRun(draft);
  const [isPicking, setPicking] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [pickingMember, setPickingMember] = useState<number>();
  const { steps, items, onError, input } = draft;
  const fault = useFault(run, draft);
  const pipeProblem = useSentence(problem ?? run.error);
  const lastRun = run.ran.at(-1);
  const value = lastRun ? textIn(lastRun) : input;

  const [withInput, setWithInput] = useState(false);
  const [added, setAdded] = useState<number>();
  const { frame, onFocus } = useKeptFocus(draft);

  const resultStep = steps.findLastIndex(({ disabled }) => !disabled) + 1;
  const result = run.good.get(steps[resultStep - 1]?.key ?? -1);
  const isComplete = fault.key === undefined && lastRun?.draft.key === steps[resultStep - 1]?.key;
  const goTo = (step: number): void => {
    const card = frame.current?.querySelectorAll<HTMLElement>('[data-step]')[step - 1];
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };

  const memberStep = pickingMember === undefined ? undefined : steps[pickingMember];
  /** What a step gives before a member is picked. */
  const wholeOf = ({ key }: StepDraft): unknown =>
    (run.ran.find(({ draft: own }) => own.key === key)?.stage ?? run.good.get(key)?.stage)?.whole;

  const setSteps = (next: readonly StepDraft[], name?: string): void => change({ steps: next }, name);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= steps.length) return;
    setSteps(moved(steps, from, to));
    announce(t('isMoved', { step: to + 1, count: steps.length }));
  };
  const undoLast = (): void => {
    undo();
    if (canUndo) announce(t('isUndone'));
  };
  const undoByKey = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
    if (isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    undoLast();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- there is a button for it
    <div ref={frame} className={styles.frame} onKeyDown={undoByKey} onFocus={onFocus}>
      <PipeHead {...{ draft, withInput, isRefused }} onCopyAs={() => setCopying(true)} onShare={share} />
      <Panel busy={run.running !== undefined}>
        <Toolbar
          {...{ draft, canUndo, withInput, isRefused }}
          onUndo={undoLast}
          onName={(name) => change({ name }, 'name')}
          onWithInput={setWithInput}
          onOpen={open}
          onShare={share}
        />
        {pipeProblem && <Alert tone="danger">{pipeProblem}</Alert>}
        <InputPane draft={draft} run={run} onChange={change} />
      </Panel>
      {steps.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <ol className={styles.steps} data-many={steps.length > many || undefined}>
        {steps.map((step, index) => {
          const at = run.ran.findIndex(({ draft: own }) => own.key === step.key);
          const ran = run.ran[at];
          const replace = (part: Partial<StepDraft>, name?: string): void =>
            setSteps(steps.with(index, { ...step, ...part }), name);
          const isFaulty = fault.key === step.key;
          const isGood = ran !== undefined && !isFaulty;
          const whole = wholeOf(step);
          const shown = isGood
            ? { stage: ran.stage, batch: run.batch, onError, ranAs: ran.ready.step }
            : run.good.get(step.key);
          return (
            <StepCard
              key={step.key}
              step={step}
              number={index + 1}
              count={steps.length}
              isBusy={run.running?.step === index + 1}
              isNew={step.key === added}
              error={isFaulty ? fault.sentence : ''}
              onShowMembers={hasMembers(whole) ? () => setPickingMember(index) : undefined}
              onChange={replace}
              onMove={(to) => move(index, to)}
              onDuplicate={() =>
                setSteps(
                  steps.toSpliced(
                    index + 1,
                    0,
                    stepOf(step.op, { input: step.input, pick: step.pick, disabled: step.disabled }),
                  ),
                )
              }
              onRemove={() => {
                setSteps(steps.toSpliced(index, 1));
                announce(t('isRemoved', { step: index + 1 }));
              }}
              onDropStep={(from) => move(from, index)}
            >
              {run.running?.step === index + 1 && (
                <Progress done={run.running.done} total={run.running.total} onCancel={run.cancel} />
              )}
              {shown && !step.disabled && (
                <ValueView
                  {...shown}
                  step={index + 1}
                  op={step.op}
                  items={items}
                  isStale={run.isStale || !isGood}
                  from={steps.slice(0, index + 1)}
                  isAnswer={resultStep === index + 1}
                >
                  {(isOld) => (
                    <>
                      {step.pick === undefined && hasMembers(whole) && (
                        <Button size="small" variant="quiet" icon="list-tree" onClick={() => setPickingMember(index)}>
                          {t('pick')}
                        </Button>
                      )}
                      {isGood && items === 'whole' && textIn(ran) !== undefined && (
                        <EditHere ran={run.ran} at={at} isOld={isOld} onInput={(next) => change({ input: next })} />
                      )}
                    </>
                  )}
                </ValueView>
              )}
            </StepCard>
          );
        })}
      </ol>
      <div className={styles.next}>
        <Button variant="line" icon="plus" onClick={() => setPicking(true)}>
          {t('add')}
        </Button>
        {steps.length > 0 && (
          <Button
            variant="line"
            icon="terminal"
            disabled={isRefused}
            title={isRefused ? t('refusedHint') : undefined}
            onClick={() => setCopying(true)}
          >
            {shell('copyAs')}
          </Button>
        )}
      </div>
      {steps.length > shortest && resultStep > 0 && (
        <ResultBar
          step={fault.step ?? resultStep}
          fault={fault.sentence}
          value={result}
          isStale={run.isStale || !isComplete}
          from={steps}
          onGo={() => goTo(fault.step ?? resultStep)}
        />
      )}
      {memberStep && pickingMember !== undefined && (
        <MemberPicker
          value={wholeOf(memberStep)}
          onClose={() => setPickingMember(undefined)}
          onPick={(pick) => {
            setSteps(steps.with(pickingMember, { ...memberStep, pick }));
            setPickingMember(undefined);
          }}
        />
      )}
      {isCopying && <CopyAs draft={draft} onClose={() => setCopying(false)} />}
      {isPicking && (
        <DeferredSuspense>
          <Picker
            value={value}
            isFirst={steps.every(({ disabled }) => disabled)}
            onClose={() => setPicking(false)}
            onPick={(op, given) => {
              const step = stepOf(op, { input: given });
              setSteps([...steps, step]);
              setAdded(step.key);
              setPicking(false);
              announce(t('isAdded', { step: steps.length + 1 }));
            }}
          />
        </DeferredSuspense>
      )}
    </div>
  );
}
