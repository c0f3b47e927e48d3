import { Choices, type Choice } from '../choices/choices.tsx';
import { Field, type FieldLook } from '../field/field.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps<T extends string | number> extends FieldLook {
  readonly options: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean | undefined;
}

/**
 * A choice of one of a few values, all of them visible: a radio group in one frame.
 *
 * @example
 * ```tsx
 * <Segmented
 *   label="Order"
 *   options={[
 *     { value: 'asc', label: 'A–Z' },
 *     { value: 'desc', label: 'Z–A' },
 *   ]}
 *   value={draft.order}
 *   onChange={(order) => change({ order })}
 * />
 * ```
 */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { options, value, onChange, disabled, ...look } = props;
  return (
    <Field {...look} group="radiogroup">
      {() => (
        <div className={styles.segmented}>
          <Choices
            type="radio"
            options={options}
            isChosen={(option) => option === value}
            onPick={onChange}
            disabled={disabled}
            optionClass={styles.segment}
          />
        </div>
      )}
    </Field>
  );
}
