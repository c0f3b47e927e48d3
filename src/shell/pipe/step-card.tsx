import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Details, Operation } from '#core/operation.ts';
import { keysOf } from '#core/pointer.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { useToolNames } from '../messages/messages.ts';
import { boxesOf, type StepDraft } from './model.ts';
import styles from './pipe.module.css';
import { optionsOf, StepForm } from './step-form.tsx';
import { useOperationWords } from './use-operations.ts';
import { words } from './words.ts';

interface StepCardProps {
  readonly step: StepDraft;
  readonly number: number;
  readonly count: number;
  readonly isBusy: boolean;
  /** Whether it was just added. */
  readonly isNew: boolean;
  readonly error: string;
  /** Lists the members that can be picked; absent while none is known. */
  readonly onShowMembers: (() => void) | undefined;
  readonly children: ReactNode;
  /** `name` joins changes that are undone together. */
  readonly onChange: (change: Partial<StepDraft>, name?: string) => void;
  readonly onMove: (to: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onDropStep: (from: number) => void;
}

const dragType = 'application/x-toolcrib-step';

/** The place of the first option without which the step cannot run, among its controls; -1 if there is none. */
const missingOption = (operation: Operation, given: Details): number =>
  optionsOf(operation).findIndex(([name, { needed }]) => needed && given[name] === undefined);

/** One step: its name, its options, and the value after it. Alt with an arrow key or dragging moves it. */
export function StepCard(props: StepCardProps) {
  const {
    step,
    number,
    count,
    isBusy,
    isNew,
    error,
    children,
    onChange,
    onMove,
    onDuplicate,
    onRemove,
    onDropStep,
    onShowMembers,
  } = props;
  const t = useText(words);
  const names = useToolNames();
  const described = useOperationWords(step.op);
  const tool = step.op.slice(0, step.op.indexOf('/'));
  const missing = described ? missingOption(described.operation, step.input) : -1;
  const isAsking = isNew && missing >= 0;
  const form = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isAsking || hasAsked.current) return;
    hasAsked.current = true;
    form.current?.children[missing]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isAsking, missing]);
  const moveByKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isInField = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (!event.altKey || by === undefined || isInField) return;
    event.preventDefault();
    onMove(number - 1 + by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same
    <li
      className={styles.card}
      data-step={step.key}
      data-disabled={step.disabled || undefined}
      onKeyDown={moveByKey}
      onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(dragType);
        if (from === '') return;
        event.preventDefault();
        onDropStep(Number(from));
      }}
    >
      <Panel busy={isBusy} label={t('step', { step: number })}>
        <header
          className={styles.cardHead}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(dragType, String(number - 1))}
        >
          <span className={styles.number}>{number}</span>
          <h2 tabIndex={-1}>
            {described?.words.name ?? step.op} <small>{names[tool]}</small>
          </h2>
          {step.disabled && <span>{t('leftOut')}</span>}
          <span className={styles.actions}>
            <Button
              size="small"
              variant="quiet"
              icon="arrow-up"
              label={t('moveUp')}
              disabled={number === 1}
              onClick={() => onMove(number - 2)}
            />
            <Button
              size="small"
              variant="quiet"
              icon="arrow-down"
              label={t('moveDown')}
              disabled={number === count}
              onClick={() => onMove(number)}
            />
            <Button
              size="small"
              variant="quiet"
              icon={step.disabled ? 'eye' : 'eye-off'}
              label={t(step.disabled ? 'enable' : 'disable')}
              onClick={() => onChange({ disabled: !step.disabled })}
            />
            <Button size="small" variant="quiet" icon="copy-plus" label={t('duplicate')} onClick={onDuplicate} />
            <Button size="small" variant="quiet" icon="trash-2" label={t('remove')} onClick={onRemove} />
          </span>
        </header>
        {described && (
          <div className={styles.options}>
            <Disclosure label={t('options')} startsOpen={missing >= 0}>
              <div ref={form} className={styles.form}>
                <StepForm
                  {...described}
                  input={step.input}
                  boxes={boxesOf(step.key)}
                  onChange={(input, name) => onChange({ input }, `${step.key} ${name}`)}
                />
                <InputText
                  label={t('pick')}
                  hint={t('pickHint')}
                  placeholder=""
                  error={keysOf(step.pick ?? '') ? undefined : t('notPointer')}
                  monospace
                  rawText
                  value={step.pick ?? ''}
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowDown' || event.altKey || !onShowMembers) return;
                    event.preventDefault();
                    onShowMembers();
                  }}
                  end={
                    onShowMembers && (
                      <Button
                        size="small"
                        variant="quiet"
                        icon="list-tree"
                        label={t('members')}
                        onClick={onShowMembers}
                      />
                    )
                  }
                  onChange={(pick) => onChange({ pick: pick === '' ? undefined : pick }, `${step.key} pick`)}
                />
              </div>
            </Disclosure>
          </div>
        )}
        {error && <Alert tone="danger">{error}</Alert>}
        {children}
      </Panel>
    </li>
  );
}
