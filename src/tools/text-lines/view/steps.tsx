import { useState } from 'react';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { stepNames, type StepName } from '../engine/fields.ts';
import type { StepCount } from '../engine/run.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { addedCard, cardOf, presets, quick, type Card } from './draft.ts';
import { moved } from './moved.ts';
import { StepCard } from './step-card.tsx';

interface StepsProps {
  readonly cards: readonly Card[];
  readonly source: string;
  /** Of the steps that are on, in order. */
  readonly effects: readonly StepCount[];
  /** The effects are those of an older text or chain. */
  readonly stale: boolean;
  readonly shown: number | undefined;
  readonly setSteps: (cards: readonly Card[]) => void;
  readonly showAfter: (step: number | undefined) => void;
  readonly onReset: () => void;
}

const presetNames = Object.keys(presets) as readonly (keyof typeof presets)[];

/** The chain: what can be added, presets, and the cards in order. */
export function Steps({ cards, source, effects, stale, shown, setSteps, showAfter, onReset }: StepsProps) {
  const t = useText(text);
  // The card whose options show: one at a time leaves the room to the text.
  const [open, setOpen] = useState<number>();
  const add = (name: StepName): void => {
    setSteps([...cards, addedCard(name)]);
    setOpen(cards.length);
  };
  const move = (at: number, by: -1 | 1): void => {
    const [card, other] = [cards[at], cards[at + by]];
    if (!card || !other) return;
    setSteps(cards.with(at, other).with(at + by, card));
    setOpen(open === at ? at + by : open === at + by ? at : open);
  };
  return (
    <>
      <OptionRow onReset={onReset}>
        <ActionChips
          label={t('quick')}
          labelHidden
          actions={quick.map((name) => ({ label: t(`do.${name}`), onSelect: () => add(name) }))}
        />
        <SearchSelect
          label={t('add.label')}
          labelHidden
          size="small"
          className={styles.another}
          placeholder={t('add.label')}
          options={stepNames.map((name) => ({ value: name, label: t(`do.${name}`) }))}
          onChange={add}
        />
        <SearchSelect
          label={t('presets')}
          labelHidden
          size="small"
          className={styles.presets}
          placeholder={t('presets')}
          options={presetNames.map((name) => ({ value: name, label: t(`preset.${name}`) }))}
          onChange={(name) => {
            setSteps(presets[name].map(cardOf));
            setOpen(undefined);
          }}
        />
      </OptionRow>
      {cards.length === 0 ? (
        <p className={styles.none}>{t('steps.empty')}</p>
      ) : (
        <ol className={styles.cards} aria-label={t('steps.label')}>
          {cards.map((card, at) => (
            <StepCard
              // Steps have no other identity than their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              number={at + 1}
              card={card}
              effect={card.on ? effects[cards.slice(0, at).filter(({ on }) => on).length] : undefined}
              stale={stale}
              isShown={shown === at}
              isOpen={open === at}
              onToggle={() => setOpen(open === at ? undefined : at)}
              onChange={(part) => setSteps(cards.with(at, { ...card, ...part }))}
              onMove={(by) => move(at, by)}
              onDrop={(dragged) => {
                setSteps(moved(cards, dragged - 1, at));
                setOpen(undefined);
              }}
              onRemove={() => {
                setSteps(cards.toSpliced(at, 1));
                setOpen(undefined);
              }}
              onShow={() => showAfter(shown === at ? undefined : at)}
              before={{ text: source, cards: cards.slice(0, at) }}
            />
          ))}
        </ol>
      )}
    </>
  );
}
