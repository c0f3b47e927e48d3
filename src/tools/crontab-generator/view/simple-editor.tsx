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

/** The usual schedules with a few pickers. */
export function SimpleEditor({ draft, change }: DraftProps) {
  const t = useText(text);
  const { kind } = draft;
  const pick = (part: Partial<CronDraft>): void =>
    change({ ...part, expression: compose({ ...draft, ...part }), dialect: 'auto' });
  const field = useFields(fields, text, draft, pick);
  return (
    <Fields className={styles.simple}>
      <Select {...field('kind')} />
      {kind === 'minutes' && <NumberField {...field('step')} />}
      {kind === 'week' && <MultiChips {...field('weekdays')} options={optionsOf('dayOfWeek', t.language)} />}
      {kind === 'year' && <Select {...field('month')} options={optionsOf('month', t.language)} />}
      {(kind === 'month' || kind === 'year') && <NumberField {...field('day')} />}
      {kind !== 'minutes' && kind !== 'hour' && <NumberField {...field('hour')} />}
      {kind !== 'minutes' && <NumberField {...field('minute')} />}
    </Fields>
  );
}
