import { classNames } from '../class-names.ts';
import { Choices, type Choice } from '../choices/choices.tsx';
import { Field, type FieldLook } from '../field/field.tsx';
import styles from './chips.module.css';

interface Shared<T extends string | number> extends FieldLook {
  readonly options: readonly Choice<T>[];
  readonly disabled?: boolean | undefined;
}

export interface ChipsProps<T extends string | number> extends Shared<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/**
 * A choice of one value: radio buttons drawn as chips.
 *
 * @example
 * ```tsx
 * <Chips label="Category" options={[{ value: 'web', label: 'Web' }]} value={category} onChange={setCategory} />
 * ```
 */
export function Chips<T extends string | number>({ options, value, onChange, disabled, ...look }: ChipsProps<T>) {
  return (
    <Field {...look} group="radiogroup">
      {() => (
        <div className={classNames(styles.chips, styles.inRow)}>
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

/**
 * Any of several values: checkboxes drawn as chips.
 *
 * @example
 * ```tsx
 * <MultiChips label="Any of them" options={[{ value: 'web', label: 'Web' }]} value={chosen} onChange={setChosen} />
 * ```
 */
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
  readonly disabled?: boolean | undefined;
  /** Whether the state of the chip is on; undefined for a chip that is not a state. */
  readonly pressed?: boolean | undefined;
}

export interface ActionChipsProps extends FieldLook {
  readonly actions: readonly ChipAction[];
}

/**
 * Buttons drawn as chips, for presets and examples.
 *
 * @example
 * ```tsx
 * <ActionChips label="Presets" actions={[{ label: 'PIN', onSelect: () => change({ length: 4 }) }]} />
 * ```
 */
export function ActionChips({ actions, ...look }: ActionChipsProps) {
  return (
    <Field {...look} group="group">
      {() => (
        <div className={classNames(styles.chips, styles.inRow)}>
          {actions.map(({ label, onSelect, disabled, pressed }) => (
            <button
              key={label}
              type="button"
              className={styles.chip}
              aria-pressed={pressed}
              onClick={onSelect}
              disabled={disabled}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}
