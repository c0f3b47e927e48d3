import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface BitsProps {
  readonly value: bigint;
  readonly bits: number;
  readonly onChange: (value: bigint) => void;
}

/** The bits, the most significant first; a click toggles one, the arrow keys move between them. */
export function Bits({ value, bits, onChange }: BitsProps) {
  const t = useText(text);
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, bits - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: current + 1,
      ArrowRight: current - 1,
      ArrowUp: current + 8,
      ArrowDown: current - 8,
      Home: bits - 1,
      End: 0,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const bit = Math.max(0, Math.min(bits - 1, step));
    setChosen(bit);
    group.current?.querySelectorAll('button')[bits - 1 - bit]?.focus();
  };
  return (
    // The arrow keys move the focus between the buttons, only one of which is in the tab order.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={group} role="toolbar" aria-label={t('bits.label')} className={styles.bits} onKeyDown={onKeyDown}>
      {Array.from({ length: bits / 8 }, (_, index) => bits / 8 - 1 - index).map((byte) => (
        <div key={byte} role="group" aria-label={t('byte.label', { byte })} className={styles.byte}>
          {Array.from({ length: 8 }, (_, index) => byte * 8 + 7 - index).map((bit) => {
            const isSet = ((value >> BigInt(bit)) & 1n) === 1n;
            return (
              <button
                key={bit}
                type="button"
                className={classNames(styles.bit, isSet && styles.set)}
                aria-pressed={isSet}
                aria-label={t('bit.label', { bit })}
                tabIndex={bit === current ? 0 : -1}
                onFocus={() => setChosen(bit)}
                onClick={() => onChange(value ^ (1n << BigInt(bit)))}
              />
            );
          })}
          <span className={styles.byteValue}>
            {Number((value >> BigInt(byte * 8)) & 255n)
              .toString(16)
              .padStart(2, '0')}
          </span>
        </div>
      ))}
    </div>
  );
}
