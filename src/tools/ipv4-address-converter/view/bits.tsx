import { useRef, useState, type KeyboardEvent } from 'react';
import { octetsOf, type Ipv4 } from '#lib/net.ts';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface BitsProps {
  readonly address: Ipv4;
  readonly disabled: boolean;
  readonly onChange: (address: Ipv4) => void;
}

const steps: Readonly<Record<string, (bit: number) => number>> = {
  ArrowRight: (bit) => Math.min(31, bit + 1),
  ArrowLeft: (bit) => Math.max(0, bit - 1),
  ArrowDown: (bit) => Math.min(31, bit + 8),
  ArrowUp: (bit) => Math.max(0, bit - 8),
  Home: () => 0,
  End: () => 31,
};

/** The 32 bits, the most significant first; a click toggles one, the arrow keys move between them. */
export function Bits({ address, disabled, onChange }: BitsProps) {
  const t = useText(text);
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(31);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const bit = step(current);
    setCurrent(bit);
    group.current?.querySelectorAll('button')[bit]?.focus();
  };
  return (
    // The arrow keys move the focus between the buttons, only one of which is in the tab order.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={group} role="toolbar" aria-label={t('bits')} className={styles.bits} onKeyDown={onKeyDown}>
      {octetsOf(address).map((octet, part) => (
        <div
          // The four octets keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          key={part}
          role="group"
          aria-label={t('bits.octet', { octet: part + 1 })}
          className={styles.octet}
        >
          {Array.from({ length: 8 }, (_, at) => {
            const worth = 128 >> at;
            const bit = part * 8 + at;
            const isSet = (octet & worth) !== 0;
            return (
              <button
                key={worth}
                type="button"
                className={classNames(styles.bit, isSet && styles.set)}
                aria-pressed={isSet}
                aria-label={t('bits.bit', { octet: part + 1, worth })}
                tabIndex={bit === current ? 0 : -1}
                disabled={disabled}
                onFocus={() => setCurrent(bit)}
                onClick={() => onChange((address ^ (2 ** (31 - bit))) >>> 0)}
              />
            );
          })}
          <span className={styles.octetValue}>{octet}</span>
        </div>
      ))}
    </div>
  );
}
