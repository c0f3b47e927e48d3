import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import control from '#ui/field/control.module.css';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface MomentFieldProps {
  readonly label: string;
  /** Milliseconds since 1970; undefined shows nothing. */
  readonly moment: number | undefined;
  /** A moment in UTC. */
  readonly onChange: (moment: string) => void;
  readonly onNow: () => void;
  /** It goes with the time: the button is pressed. */
  readonly isNow?: boolean;
}

function localText(moment = Number.NaN): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  if (Number.isNaN(local.getTime())) return '';
  // The field writes 12026 for the year that ISO 8601 writes as +012026.
  return local.toISOString().replace(/^\+0*/, '').replace(/\..*/, '');
}

/** A date and time where the reader is, and a button for now. */
export function MomentField({ label, moment, onChange, onNow, isNow }: MomentFieldProps) {
  const t = useText(text);
  const box = useRef<HTMLInputElement>(null);
  const shown = localText(moment);
  // Not controlled: what is half typed has no value, and must stay.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = shown;
  }, [shown]);
  return (
    <Field label={label} hint={isNow === undefined ? undefined : t(isNow ? 'started.follows' : 'started.local')}>
      {(wiring) => (
        <span className={styles.moment}>
          <input
            {...wiring}
            ref={box}
            type="datetime-local"
            step={1}
            className={classNames(control.control, styles.date)}
            onBlur={({ target }) => {
              target.value = shown;
            }}
            onChange={({ target }) => {
              const typed = new Date(target.value.replace(/^\d{5,6}(?=-)/, (year) => `+${year.padStart(6, '0')}`));
              if (!Number.isNaN(typed.getTime())) onChange(typed.toISOString());
            }}
          />
          <Button variant="line" aria-pressed={isNow} onClick={onNow}>
            {t('started.now')}
          </Button>
        </span>
      )}
    </Field>
  );
}
