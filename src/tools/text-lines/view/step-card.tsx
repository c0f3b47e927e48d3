import { lazy, Suspense, useState, type DragEvent, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import type { StepCount } from '../engine/run.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Card } from './draft.ts';
import { membersOf } from './members.ts';

const StepFields = lazy(async () => ({ default: (await import('./step-fields.tsx')).StepFields }));
const ReplacePreview = lazy(async () => ({ default: (await import('./replace-preview.tsx')).ReplacePreview }));

interface StepCardProps {
  readonly number: number;
  readonly card: Card;
  /** What it did; nothing while it is off. */
  readonly effect: StepCount | undefined;
  readonly stale: boolean;
  readonly isShown: boolean;
  /** Its options show. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (part: Partial<Card>) => void;
  /** By so many places; nothing happens at the ends. */
  readonly onMove: (by: -1 | 1) => void;
  /** A card was dropped on this one: its number. */
  readonly onDrop: (dragged: number) => void;
  readonly onRemove: () => void;
  readonly onShow: () => void;
  /** For a replacement: the text and the steps before it. */
  readonly before: { readonly text: string; readonly cards: readonly Card[] };
}

/** What a dragged card carries: no other page and no text field takes it. */
const dragType = 'application/x-line-step';

const inPlace = new Set(['trim', 'collapse', 'replace', 'case', 'affix', 'pad', 'indent', 'number']);

/** One step: its options, what it did, and its place in the chain. */
export function StepCard(props: StepCardProps) {
  const { number, card, effect, stale, isShown, isOpen, onToggle, onChange, onMove, onDrop, onRemove, onShow, before } =
    props;
  const t = useText(text);
  const name = t(`do.${card.do}`);
  const [isTarget, setTarget] = useState(false);
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setTarget(true);
  };
  const drop = (event: DragEvent): void => {
    setTarget(false);
    const dragged = Number(event.dataTransfer.getData(dragType));
    if (dragged === 0) return;
    event.preventDefault();
    onDrop(dragged);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    // The keys act on what has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.card}
      data-off={!card.on || undefined}
      data-open={isOpen || undefined}
      data-target={isTarget || undefined}
      onKeyDown={onKeyDown}
      onDragOver={onDragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        <span
          className={styles.handle}
          title={t('step.drag')}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData(dragType, String(number));
            event.dataTransfer.effectAllowed = 'move';
            const whole = event.currentTarget.closest('li');
            if (whole) event.dataTransfer.setDragImage(whole, 12, 12);
          }}
        >
          <Icon name="grip-vertical" size={15} />
        </span>
        <Switch label={t('step.on', { number, name })} checked={card.on} onChange={(on) => onChange({ on })} />
        {effect?.do === card.do && (
          <span className={styles.effect} data-stale={stale || undefined}>
            {inPlace.has(effect.do)
              ? t('step.changed', { count: effect.changed })
              : effect.linesIn === effect.linesOut && t('step.same', { count: effect.linesOut })}
            {effect.linesIn !== effect.linesOut &&
              ` ${t('step.lines', { before: effect.linesIn, count: effect.linesOut })}`}
          </span>
        )}
        <span className={styles.buttons}>
          <Button
            variant="quiet"
            size="small"
            icon={isShown ? 'eye-off' : 'eye'}
            label={t(isShown ? 'step.showAll' : 'step.show')}
            onClick={onShow}
          />
          <Button variant="quiet" size="small" icon="chevron-up" label={t('step.up')} onClick={() => onMove(-1)} />
          <Button variant="quiet" size="small" icon="chevron-down" label={t('step.down')} onClick={() => onMove(1)} />
          <Button variant="quiet" size="small" icon="x" label={t('step.remove')} onClick={onRemove} />
          <Button
            variant="quiet"
            size="small"
            icon="ellipsis"
            className={membersOf[card.do].length === 0 ? styles.folds : undefined}
            label={t('step.options')}
            aria-expanded={isOpen}
            onClick={onToggle}
          />
        </span>
      </div>
      {isOpen && (
        <Suspense>
          <StepFields card={card} onChange={onChange} />
        </Suspense>
      )}
      {isOpen && card.do === 'replace' && card.on && card.find !== '' && (
        <DeferredSuspense>
          <ReplacePreview card={card} {...before} />
        </DeferredSuspense>
      )}
    </li>
  );
}
