import { MultiChips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { composeExpression } from '../engine/compose.ts';
import { text } from '../text.ts';
import { kinds, type CronDraft, type DraftProps } from './draft.ts';
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
  const number = (name: 'step' | 'minute' | 'hour' | 'day', min: number, max: number, label: string) => (
    <NumberField
      label={label}
      value={draft[name]}
      onChange={(value) => pick({ [name]: value })}
      min={min}
      max={max}
      whole
    />
  );
  return (
    <Fields>
      <Select
        label={t('every')}
        value={kind}
        onChange={(value) => pick({ kind: value })}
        options={kinds.map((value) => ({ value, label: t(`every.${value}`) }))}
      />
      {kind === 'minutes' && number('step', 1, 59, t('step'))}
      {kind === 'week' && (
        <MultiChips
          label={t('onDays')}
          options={optionsOf('dayOfWeek', t.language)}
          value={draft.weekdays}
          onChange={(weekdays) => pick({ weekdays })}
        />
      )}
      {kind === 'year' && (
        <Select
          label={t('inMonth')}
          value={draft.month}
          onChange={(month) => pick({ month })}
          options={optionsOf('month', t.language)}
        />
      )}
      {(kind === 'month' || kind === 'year') && number('day', 1, 31, t('onDay'))}
      {kind !== 'minutes' && kind !== 'hour' && number('hour', 0, 23, t('atHour'))}
      {kind !== 'minutes' && number('minute', 0, 59, t('atMinute'))}
    </Fields>
  );
}
