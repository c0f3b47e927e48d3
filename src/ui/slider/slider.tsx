import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldLook } from '../field/field.tsx';
import { useNumberText, type NumberText } from '../number-field/use-number-text.ts';
import styles from './slider.module.css';

export interface SliderProps extends FieldLook, Pick<NumberText, 'name'> {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** 0 by default. */
  readonly min?: number | undefined;
  /** 100 by default. */
  readonly max?: number | undefined;
  /** 1 by default; a fraction allows fractions. */
  readonly step?: number | undefined;
  /** Whether a box beside it accepts the exact number; true by default. */
  readonly box?: boolean | undefined;
  /** The box takes numbers up to this, where the range ends before. */
  readonly boxMax?: number | undefined;
  /** The value in words, such as `90 %`; shown beside a slider without a box. */
  readonly valueText?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A number by feel and, in the box beside it, by figures.
 *
 * @example
 * ```tsx
 * <Slider name="length" label="Length" max={512} value={draft.length} onChange={(length) => change({ length })} />
 * ```
 */
export function Slider(props: SliderProps) {
  const {
    name,
    value,
    onChange,
    min = 0,
    max = 100,
    step = 1,
    box = true,
    boxMax = max,
    valueText,
    disabled,
    error,
    ...look
  } = props;
  const range = useRef<HTMLInputElement>(null);
  const number = useNumberText({ name, value, onChange, min, max: boxMax, step, whole: Number.isInteger(step) });
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  // Set after mounting: the security policy refuses style attributes in the prerendered page.
  useLayoutEffect(() => range.current?.style.setProperty('--share', String(share)), [share]);
  return (
    <Field {...look} error={error ?? (box ? number.error : undefined)}>
      {({ 'aria-invalid': invalid, ...wiring }) => (
        <span className={styles.row}>
          <input
            {...wiring}
            ref={range}
            type="range"
            className={styles.range}
            value={Math.min(value, max)}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            aria-valuetext={valueText}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {box ? (
            <input
              {...number.input}
              className={classNames(control.control, styles.number)}
              aria-label={look.label}
              aria-invalid={invalid}
              aria-describedby={wiring['aria-describedby']}
              disabled={disabled}
            />
          ) : (
            <output className={styles.value} htmlFor={wiring.id}>
              {valueText ?? value}
            </output>
          )}
        </span>
      )}
    </Field>
  );
}
