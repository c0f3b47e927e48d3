import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldLook } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

export interface SelectOption<T extends string | number = string> {
  readonly value: T;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}
export interface SelectGroup<T extends string | number = string> {
  readonly label: string;
  readonly options: readonly SelectOption<T>[];
}

export interface SelectProps<T extends string | number> extends FieldLook {
  readonly options: readonly (SelectOption<T> | SelectGroup<T>)[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly disabled?: boolean | undefined;
  /** Fills the available width; otherwise it is as wide as its longest option. */
  readonly wide?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A choice of one of many values: a native select.
 *
 * @example
 * ```tsx
 * <Select
 *   label="Digest"
 *   options={[{ value: 'sha256', label: 'SHA-256' }]}
 *   value={draft.digest}
 *   onChange={(digest) => change({ digest })}
 * />
 * ```
 */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { options, value, onChange, size = 'medium', disabled, wide, ref, ...look } = props;
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const longest = all.reduce((text, { label }) => (label.length > text.length ? label : text), '');
  return (
    <Field {...look}>
      {(wiring) => (
        <span className={classNames(styles.box, styles[size], wide && styles.wide)} data-longest={longest}>
          <select
            {...wiring}
            ref={ref}
            className={classNames(control.control, control[size], styles.select)}
            value={value}
            disabled={disabled}
            onChange={(event) => {
              const picked = all.find((option) => String(option.value) === event.target.value);
              if (picked) onChange(picked.value);
            }}
          >
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(item)}
                </optgroup>
              ) : (
                item(option)
              ),
            )}
          </select>
          <Icon name="chevron-down" size={15} />
        </span>
      )}
    </Field>
  );
}

function item({ value, label, disabled }: SelectOption<string | number>) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
