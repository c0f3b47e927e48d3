import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './choices.module.css';

export interface Choice<T extends string | number = string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly title?: string | undefined;
}

export interface ChoicesProps<T extends string | number> {
  /** Radio buttons or checkboxes: the browser gives arrow keys or Space. */
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Choice<T>[];
  readonly isChosen: (value: T) => boolean;
  readonly onPick: (value: T, chosen: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly optionClass: string | undefined;
}

/** Native radio buttons or checkboxes that are drawn as their labels; the base of segmented controls and chips. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { type, options, isChosen, onPick, disabled, optionClass } = props;
  const name = useId();
  return options.map((option) => (
    <label key={option.value} className={classNames(styles.option, optionClass)} title={option.title}>
      <input
        type={type}
        name={type === 'radio' ? name : undefined}
        checked={isChosen(option.value)}
        disabled={disabled || option.disabled}
        onChange={(event) => onPick(option.value, event.target.checked)}
      />
      {option.icon && <Icon name={option.icon} size={15} />}
      <span className={styles.text} data-text={option.label}>
        {option.label}
      </span>
    </label>
  ));
}
