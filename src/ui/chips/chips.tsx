import { Choices, type Choice } from '../choices/choices.tsx';
import { Field, type FieldLook } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './chips.module.css';

interface Shared<T extends string | number> extends FieldLook {
  readonly options: readonly Choice<T>[];
  readonly disabled?: boolean | undefined;
}

export interface ChipsProps<T extends string | number> extends Shared<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of several values: radio buttons drawn as chips. */
export function Chips<T extends string | number>({ options, value, onChange, disabled, ...look }: ChipsProps<T>) {
  return (
    <Field {...look} group="radiogroup">
      {() => (
        <div className={styles.chips}>
          <Choices
            type="radio"
            options={options}
            isChosen={(option) => option === value}
            onPick={onChange}
            disabled={disabled}
            optionClass={styles.chip}
          />
        </div>
      )}
    </Field>
  );
}

export interface MultiChipsProps<T extends string | number> extends Shared<T> {
  readonly value: readonly T[];
  /** The chosen values, in the order of the options. */
  readonly onChange: (value: T[]) => void;
}

/** Any of several values: checkboxes drawn as chips. */
export function MultiChips<T extends string | number>(props: MultiChipsProps<T>) {
  const { options, value, onChange, disabled, ...look } = props;
  const isChosen = (option: T) => value.includes(option);
  return (
    <Field {...look} group="group">
      {() => (
        <div className={styles.chips}>
          <Choices
            type="checkbox"
            options={options}
            isChosen={isChosen}
            onPick={(picked, chosen) =>
              onChange(options.map((o) => o.value).filter((v) => (v === picked ? chosen : isChosen(v))))
            }
            disabled={disabled}
            optionClass={styles.chip}
          />
        </div>
      )}
    </Field>
  );
}

export interface ChipAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ActionChipsProps extends FieldLook {
  readonly actions: readonly ChipAction[];
}

/** Buttons drawn as chips, for presets and examples. */
export function ActionChips({ actions, ...look }: ActionChipsProps) {
  return (
    <Field {...look} group="group">
      {() => (
        <div className={styles.chips}>
          {actions.map(({ label, icon, onSelect, disabled }) => (
            <button key={label} type="button" className={styles.chip} onClick={onSelect} disabled={disabled}>
              {icon && <Icon name={icon} size={14} />}
              {label}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}
