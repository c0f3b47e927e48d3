import { MultiChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { composeExpression } from '../engine/compose.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type CronDraft, type DraftProps } from './draft.ts';
import { optionsOf } from './field-options.ts';
import { partsOf, picksOf } from './picks.ts';

const every = (step: number): number[] => Array.from({ length: Math.ceil(60 / step) }, (_, index) => index * step);

/** The expression for what is picked. */
function compose({ kind, step, minute, hour, weekdays, day, month }: CronDraft): string {
  const minutes = kind === 'minutes' ? every(step) : [minute];
  const hasHour = kind !== 'minutes' && kind !== 'hour';
  return composeExpression({
    minutes,
    hours: hasHour ? [hour] : [],
    daysOfWeek: kind === 'week' ? weekdays : [],
    daysOfMonth: kind === 'month' || kind === 'year' ? [day] : [],
    months: kind === 'year' ? [month] : [],
  });
}

/** The usual schedules with a few pickers, which follow the expression as far as they can say it. */
export function SimpleEditor({ draft, change }: DraftProps) {
  const t = useText(text);
  const { schedule, command } = partsOf(draft.expression);
  // What the pickers wrote themselves stays as it was picked: seven weekdays, or a number that is out of bounds.
  const isPicked = compose(draft) === schedule;
  const picks = isPicked ? draft : picksOf(schedule);
  const shown = { ...draft, ...picks };
  const pick = (part: Partial<CronDraft>): void => {
    const picked = { ...shown, ...part };
    change({ ...picked, expression: `${compose(picked)} ${command}`.trim(), dialect: 'auto' });
  };
  const field = useFields(fields, text, shown, pick);
  const { options, onChange, ...select } = field('kind');
  const other = { value: 'other', label: t('kind.other') } as const;
  const kind = picks?.kind ?? other.value;
  return (
    <Fields className={styles.simple}>
      <Select
        {...select}
        value={kind}
        options={picks ? options : [other, ...options]}
        onChange={(value) => value !== other.value && onChange(value)}
      />
      {kind === 'minutes' && <NumberField {...field('step')} />}
      {kind === 'week' && <MultiChips {...field('weekdays')} options={optionsOf('dayOfWeek', t.language)} />}
      {kind === 'year' && <Select {...field('month')} options={optionsOf('month', t.language)} />}
      {(kind === 'month' || kind === 'year') && <NumberField {...field('day')} />}
      {kind !== 'minutes' && kind !== 'hour' && kind !== 'other' && <NumberField {...field('hour')} />}
      {kind !== 'minutes' && kind !== 'other' && <NumberField {...field('minute')} />}
    </Fields>
  );
}
