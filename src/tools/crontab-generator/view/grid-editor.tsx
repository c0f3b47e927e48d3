import { localeOf, type Language } from '#core/text.ts';
import { MultiChips } from '#ui/chips/chips.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { rangeOf, type FieldName } from '../engine/fields.ts';
import type { Summary } from '../engine/summary.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { gridFields, withField, type GridField } from './with-field.ts';

const utc = { timeZone: 'UTC' } as const;

/** 2023 began on a Sunday. */
function labelOf(field: GridField, value: number, language: Language): string {
  const locale = localeOf[language];
  if (field === 'dayOfWeek') {
    return new Intl.DateTimeFormat(locale, { ...utc, weekday: 'short' }).format(Date.UTC(2023, 0, 1 + value));
  }
  if (field === 'month')
    return new Intl.DateTimeFormat(locale, { ...utc, month: 'short' }).format(Date.UTC(2023, value - 1, 1));
  return String(value).padStart(field === 'minute' || field === 'hour' ? 2 : 1, '0');
}

export function optionsOf(field: GridField, language: Language) {
  const { min, max } = rangeOf(field, 'unix');
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: labelOf(field, min + index, language),
  }));
}

interface GridEditorProps {
  readonly summary: Summary | undefined;
  readonly active: FieldName | undefined;
  readonly onChange: (expression: string) => void;
}

/** Every value of every field as a toggle. */
export function GridEditor({ summary, active, onChange }: GridEditorProps) {
  const t = useText(text);
  const values = summary?.values;
  if (!summary || !values) return <Empty>{t(summary ? 'grid.impossible' : 'empty')}</Empty>;
  return (
    <div className={styles.editor}>
      <p className={styles.muted}>{t('grid.hint')}</p>
      {gridFields.map((field) => {
        const options = optionsOf(field, t.language);
        const chosen = values[field] ?? [];
        return (
          <MultiChips
            key={field}
            className={classNames(styles.gridField, active === field && styles.activeField)}
            label={t(`field.${field}`)}
            options={options}
            value={chosen.length === options.length ? [] : chosen}
            onChange={(next) => onChange(withField(summary, field, next))}
          />
        );
      })}
    </div>
  );
}
