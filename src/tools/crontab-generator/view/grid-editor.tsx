import { MultiChips } from '#ui/chips/chips.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { FieldName } from '../engine/fields.ts';
import type { Summary } from '../engine/summary.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { optionsOf } from './field-options.ts';
import { gridFields, withField } from './with-field.ts';

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
