import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bit-grid.module.css';

export interface BitGridProps {
  readonly label: string;
  /** The most significant one first. */
  readonly bytes: readonly number[];
  /** The name of a byte, and the text under it; places count from 0, the most significant first. */
  readonly byteLabel: (place: number) => string;
  readonly byteValue: (byte: number) => ReactNode;
  /** The name of a bit, by its place in the whole. */
  readonly bitLabel: (place: number) => string;
  /** The bits are those of an older input: they are dimmed, and none can be toggled. */
  readonly stale?: boolean;
  readonly onToggle: (place: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 };

/**
 * The bits of some bytes; a click toggles one, the arrow keys, Home and End move between them.
 *
 * @example
 * ```tsx
 * <BitGrid
 *   label="Bits"
 *   bytes={[192, 168]}
 *   byteLabel={(place) => `Byte ${place}`}
 *   byteValue={(byte) => byte}
 *   bitLabel={(place) => `Bit ${place}`}
 *   onToggle={toggle}
 * />
 * ```
 */
export function BitGrid(props: BitGridProps) {
  const { label, bytes, byteLabel, byteValue, bitLabel, stale = false, onToggle } = props;
  const group = useRef<HTMLDivElement>(null);
  const last = bytes.length * 8 - 1;
  const [chosen, choose] = useState(last);
  const current = Math.min(chosen, last);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const isOther = event.altKey || event.ctrlKey || event.metaKey;
    if (isOther || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    const place = step === undefined ? (event.key === 'Home' ? 0 : last) : Math.max(0, Math.min(last, current + step));
    choose(place);
    group.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    // The arrow keys move the focus between the buttons, only one of which is in the tab order.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={group}
      role="toolbar"
      aria-label={label}
      className={styles.bits}
      data-stale={stale || undefined}
      onKeyDown={onKeyDown}
    >
      {bytes.map((byte, at) => (
        // A byte is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} role="group" aria-label={byteLabel(at)} className={styles.byte}>
          {Array.from({ length: 8 }, (_, bit) => {
            const place = at * 8 + bit;
            const isSet = ((byte >> (7 - bit)) & 1) === 1;
            return (
              <button
                key={place}
                type="button"
                className={classNames(styles.bit, isSet && styles.set)}
                aria-pressed={isSet}
                aria-label={bitLabel(place)}
                tabIndex={place === current ? 0 : -1}
                disabled={stale}
                onFocus={() => choose(place)}
                onClick={() => onToggle(place)}
              />
            );
          })}
          <span className={styles.value}>{byteValue(byte)}</span>
        </div>
      ))}
    </div>
  );
}
