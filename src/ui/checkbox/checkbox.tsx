import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Whether some, but not all, of its items are checked. */
  readonly mixed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * One of several items to check; for a setting that takes effect immediately, use a switch.
 *
 * @example
 * ```tsx
 * <Checkbox label="Digits" checked={draft.digits} onChange={(digits) => change({ digits })} />
 * ```
 */
export function Checkbox({ label, checked, onChange, mixed = false, disabled, hint, className }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed, checked]);
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          ref={input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
