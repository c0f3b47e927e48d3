import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A setting that takes effect immediately: a checkbox with the role of a switch.
 *
 * @example
 * ```tsx
 * <Switch label="Sort keys" checked={draft.sort} onChange={(sort) => change({ sort })} />
 * ```
 */
export function Switch({ label, checked, onChange, disabled, hint, className, ref }: SwitchProps) {
  const id = useId();
  return (
    <div className={classNames(styles.switch, className)}>
      <label className={styles.label}>
        <input
          ref={ref}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- ARIA in HTML: the native state is the only one
          role="switch"
          className={styles.track}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
