import type { KeyboardEvent } from 'react';
import { choice, text as textField } from '#core/field.ts';
import { languages } from '#core/text.ts';
import { formatDecimal, inLanguage } from '#lib/decimal-text.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Select } from '#ui/select/select.tsx';
import { apply, change as changeBetween, original, percentOf, whatPercent } from './engine.ts';
import { sum } from './engine/sum.ts';
import { text } from './text.ts';
import { Question } from './view/question.tsx';
import { useAnswer } from './view/use-answer.ts';

const directions = ['plus', 'minus'] as const;
/** What is typed, as it is typed, on a page in the language `typedIn`. */
const fields = {
  percent: textField(),
  of: textField(),
  part: textField(),
  whole: textField(),
  from: textField(),
  to: textField(),
  value: textField(),
  by: textField(),
  direction: choice(directions, 'plus'),
  result: textField(),
  after: textField(),
  typedIn: choice(languages, 'en'),
};
const initial = {
  percent: '15',
  of: '80',
  part: '12',
  whole: '80',
  from: '80',
  to: '100',
  value: '80',
  by: '25',
  result: '120',
  after: '20',
};

/** Enter goes on to the next field, as Tab does, and selects it. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const all = [...currentTarget.querySelectorAll('input')];
  const next = all[(all.indexOf(target) + 1) % all.length];
  event.preventDefault();
  next?.focus();
  next?.select();
}

export default function PercentageCalculatorView() {
  const t = useText(text);
  const [saved, save, reset] = useDraft(fields, initial);
  const rewritten = inLanguage(saved, saved.typedIn, t.language);
  const draft = { ...saved, ...rewritten };
  const change = (part: Partial<typeof draft>): void => save({ ...rewritten, ...part, typedIn: t.language });
  const field = useFields(fields, text, draft, change);
  const share = useAnswer(percentOf, { percent: draft.percent, of: draft.of });
  const percent = useAnswer(whatPercent, { part: draft.part, whole: draft.whole });
  const variation = useAnswer(changeBetween, { from: draft.from, to: draft.to });
  const sign = draft.direction === 'minus' ? -1 : 1;
  const applied = useAnswer(apply, { value: draft.value, percent: draft.by }, { percent: sign });
  const before = useAnswer(original, { result: draft.result, percent: draft.after });

  const write = (value: number): string => formatDecimal(value, t.language);
  const writePercent = (value: number): string => t('percent', { value: write(value) });
  const writeSigned = (value: number): string => (value > 0 ? `+${write(value)}` : write(value));

  const changeNote = (value: number): string => {
    const word = t(value > 0 ? 'change.increase' : value < 0 ? 'change.decrease' : 'change.none');
    const { from = 0, to = 0 } = variation.numbers;
    const factor = to / from;
    return from > 0 && to >= 0 ? t('change.factor', { change: word, factor: write(factor) }) : word;
  };

  return (
    // Enter bubbles up from the fields, which are the controls here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={goOn}>
      <Question
        title={t('of.title')}
        sentence={t('of.sentence', { percent: '{percent}', of: '{of}' })}
        labels={{ percent: t('of.percent'), of: t('of.of') }}
        values={{ percent: draft.percent, of: draft.of }}
        onChange={change}
        answer={share}
        write={write}
      />
      <Question
        title={t('what.title')}
        sentence={t('what.sentence', { part: '{part}', whole: '{whole}' })}
        labels={{ part: t('what.part'), whole: t('what.whole') }}
        values={{ part: draft.part, whole: draft.whole }}
        onChange={change}
        answer={percent}
        write={writePercent}
      />
      <Question
        title={t('change.title')}
        sentence={t('change.sentence', { from: '{from}', to: '{to}' })}
        labels={{ from: t('change.from'), to: t('change.to') }}
        values={{ from: draft.from, to: draft.to }}
        onChange={change}
        answer={variation}
        write={(value) => (value > 0 ? '+' : '') + writePercent(value)}
        note={changeNote}
      />
      <Question
        title={t('apply.title')}
        sentence={t('apply.sentence', { value: '{value}', direction: '{direction}', percent: '{by}' })}
        labels={{ value: t('apply.value'), by: t('apply.percent') }}
        values={{ value: draft.value, by: draft.by }}
        onChange={change}
        parts={{
          direction: <Select {...field('direction')} labelHidden />,
        }}
        answer={applied}
        write={write}
        note={(value) => t('apply.difference', { difference: writeSigned(sum(value, -(applied.numbers.value ?? 0))) })}
      />
      <Question
        title={t('original.title')}
        sentence={t('original.sentence', { result: '{result}', percent: '{after}' })}
        labels={{ result: t('original.result'), after: t('original.percent') }}
        values={{ result: draft.result, after: draft.after }}
        onChange={change}
        answer={before}
        write={write}
        note={(value) => t('original.difference', { difference: writeSigned(sum(before.numbers.result ?? 0, -value)) })}
      />
      <ResetButton onReset={reset} />
    </div>
  );
}
