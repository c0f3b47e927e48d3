import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldLook } from '../field/field.tsx';
import styles from './number-field.module.css';
import { useNumberText, type NumberText } from './use-number-text.ts';

export interface NumberFieldProps extends FieldLook, NumberText {
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readonly?: boolean | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the available width; otherwise the field is as wide as a number. */
  readonly wide?: boolean | undefined;
  /** Written after the box, such as `px`. */
  readonly unit?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A box for a number: whatever is typed stays, only valid numbers are handed over, arrow keys step.
 *
 * @example
 * ```tsx
 * <NumberField name="count" label="How many" min={1} value={draft.count} onChange={(count) => change({ count })} />
 * ```
 */
export function NumberField(props: NumberFieldProps) {
  const { name, value, onChange, onEmpty, min, max, whole, step, ...rest } = props;
  const { placeholder, disabled, readonly, size = 'medium', wide, unit, ref, error, ...look } = rest;
  const number = useNumberText({ name, value, onChange, onEmpty, min, max, whole, step });
  return (
    <Field {...look} error={error ?? number.error}>
      {(wiring) => (
        <span className={styles.row}>
          <input
            {...wiring}
            {...number.input}
            ref={ref}
            className={classNames(control.control, control[size], styles.number, wide && styles.wide)}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readonly}
          />
          {unit}
        </span>
      )}
    </Field>
  );
}
