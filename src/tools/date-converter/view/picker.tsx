import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from '../view.module.css';

interface PickerProps {
  readonly label: string;
  /** `YYYY-MM-DD HH:mm:ss.f` of the zone, or undefined. */
  readonly wall: string | undefined;
  readonly onChange: (wall: string) => void;
}

/** The browser's calendar behind a button; it starts at the date of the page. */
export function Picker({ label, wall = '', onChange }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = (): void => {
    if (!input.current) return;
    input.current.value = /^\d{4}-/.test(wall) ? wall.replace(' ', 'T').replace(/(\.\d{3})\d+$/, '$1') : '';
    input.current.showPicker();
  };
  return (
    <span className={styles.picker}>
      <Button variant="line" size="small" icon="calendar" onClick={open}>
        {label}
      </Button>
      {/* Only its calendar is used: the button is what takes the focus and has a name. */}
      <input
        ref={input}
        type="datetime-local"
        step="0.001"
        tabIndex={-1}
        aria-hidden
        aria-label={label}
        onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
      />
    </span>
  );
}
