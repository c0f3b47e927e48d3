import { useId, useSyncExternalStore } from 'react';
import { timeZoneNames } from '#lib/time-zone-names.ts';
import { classNames } from '#ui/class-names.ts';
import control from '#ui/field/control.module.css';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Suggestions } from '#ui/suggestions/suggestions.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

const never = (): (() => void) => () => undefined;

/** The browser's time zone; `UTC` while the page is prerendered. */
export function useOwnZone(): string {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}

interface TimeZoneProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly error: string | undefined;
}

/** A text field that suggests all zones, the browser's first. */
export function TimeZone({ value, onChange, error }: TimeZoneProps) {
  const t = useText(text);
  const list = useId();
  const own = useOwnZone();
  const zones = (): string[] => [...new Set([own, 'UTC', ...timeZoneNames()])];
  return (
    <Field label={t('timeZone')} labelPosition="left" error={error}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            className={classNames(control.control, control.small, styles.zone)}
            list={list}
            value={value}
            placeholder={own}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <Suggestions id={list} values={zones} />
        </>
      )}
    </Field>
  );
}
