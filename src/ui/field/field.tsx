import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import hiding from '../visually-hidden.module.css';
import styles from './field.module.css';

/** The parts around every control. */
export interface FieldLook {
  readonly label: string;
  /** `top` by default; `left` is for option rows. */
  readonly labelPosition?: 'top' | 'left' | undefined;
  /** The label is for screen readers only, where something visible already says it. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Puts the control in the error state; an empty string does so without words. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

/** Attributes to spread on the native control. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook {
  /** The control, or several of them when `group` says what they are together. */
  readonly children: (wiring: Wiring) => ReactNode;
  readonly group?: 'group' | 'radiogroup' | undefined;
}

/**
 * Label, control, and error or hint, tied together for assistive technology. An error stands in place of the hint, so that
 * what is below keeps its place.
 *
 * @example
 * ```tsx
 * <Field label="Color">{(wiring) => <input type="color" {...wiring} />}</Field>
 * ```
 */
export function Field(props: FieldProps) {
  const { label, labelPosition = 'top', labelHidden, hint, error, className, children, group } = props;
  const id = useId();
  const described = error ? `${id}e` : hint ? `${id}h` : undefined;
  const invalid = error === undefined ? undefined : true;
  const labelled = { id: `${id}l`, className: labelHidden ? hiding.hidden : styles.label };
  const wiring: Wiring = { id, 'aria-describedby': described, 'aria-invalid': invalid };
  const together = { role: group, 'aria-labelledby': labelled.id, 'aria-describedby': described };
  return (
    <div className={classNames(styles.field, styles[labelPosition], className)} {...(group && together)}>
      {group ? (
        <span {...labelled}>{label}</span>
      ) : (
        <label {...labelled} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.body}>
        {children(wiring)}
        <div aria-live="polite">
          {error && (
            <p id={`${id}e`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
        {hint && !error && (
          <p id={`${id}h`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
