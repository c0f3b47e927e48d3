import { NumberField } from '#ui/number-field/number-field.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import styles from '../view.module.css';

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Where the slider ends. */
  readonly reach: number;
  /** The most that the box takes. */
  readonly max: number;
}

/** A slider over the usual amounts, and a box that takes larger ones too. */
export function Amount({ label, value, onChange, reach, max }: AmountProps) {
  return (
    <div className={styles.amount}>
      <Slider
        className={styles.slider}
        label={label}
        min={1}
        max={reach}
        box={false}
        valueText={String(value)}
        value={Math.min(value, reach)}
        onChange={onChange}
      />
      <NumberField
        className={styles.box}
        label={label}
        labelHidden
        min={1}
        max={max}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
