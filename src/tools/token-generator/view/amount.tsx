import { NumberField } from '#ui/number-field/number-field.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import styles from '../view.module.css';

interface AmountProps {
  /** The field, whose results are old while the box holds no valid number. */
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Where the slider ends. */
  readonly reach: number;
  /** What the box takes. */
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A slider over the usual amounts, and a box that takes larger ones too. */
export function Amount({ name, label, value, onChange, reach, min, max }: AmountProps) {
  return (
    <div className={styles.amount}>
      <Slider
        className={styles.slider}
        name={undefined}
        label={label}
        min={min}
        max={reach}
        box={false}
        valueText={String(value)}
        value={Math.min(value, reach)}
        onChange={onChange}
      />
      <NumberField
        className={styles.box}
        name={name}
        label={label}
        labelHidden
        min={min}
        max={max}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
