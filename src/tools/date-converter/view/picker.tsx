import { useEffect, useRef } from 'react';
import { Field } from '#ui/field/field.tsx';
import styles from '../view.module.css';

interface PickerProps {
  readonly label: string;
  /** `YYYY-MM-DD HH:mm:ss.f` of the zone, or undefined. */
  readonly wall: string | undefined;
  readonly onChange: (wall: string) => void;
}

/** The browser's calendar. It keeps what is half typed: its value is only set while it is not in use. */
export function Picker({ label, wall, onChange }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const value = /^\d{4}-/.test(wall ?? '') ? (wall ?? '').replace(' ', 'T').replace(/(\.\d{3})\d+$/, '$1') : '';
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <Field label={label}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          type="datetime-local"
          step="0.001"
          className={styles.picker}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
