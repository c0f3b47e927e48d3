import control from '#ui/field/control.module.css';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own picker; a date with a time that came from a page stays until another one is picked. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  const t = useText(text);
  const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? '';
  return (
    <Field
      label={label}
      hint={value.length > 10 || (value !== '' && day === '') ? t('date.given', { value }) : undefined}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="date"
          className={classNames(control.control, control.medium)}
          value={day}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
