import { classNames } from '../class-names.ts';
import styles from './bit-layout.module.css';

/** The colors that tell parts from each other, the most important first; `rest` is quiet. */
export type BitTone = 'first' | 'second' | 'third' | 'fourth' | 'rest';

export interface BitPart {
  /** Parts with the same label are one in the legend. */
  readonly label: string;
  readonly bits: number;
  readonly tone: BitTone;
}

export interface BitLayoutProps {
  readonly label: string;
  /** Hexadecimal digits, four bits each. */
  readonly hex: string;
  /** Starts at the most significant bit and covers exactly the bits of the digits. */
  readonly parts: readonly BitPart[];
  /** “12 bits”. */
  readonly sizeOf: (bits: number) => string;
}

const places = [0, 1, 2, 3] as const;

/**
 * The digits of a value, each over its four bits in the colors of the parts that they belong to, and what these are.
 *
 * @example
 * ```tsx
 * <BitLayout
 *   label="The 16 bits"
 *   hex="c0de"
 *   parts={[
 *     { label: 'Time', bits: 10, tone: 'first' },
 *     { label: 'Random', bits: 6, tone: 'rest' },
 *   ]}
 *   sizeOf={(bits) => `${bits} bits`}
 * />
 * ```
 */
export function BitLayout({ label, hex, parts, sizeOf }: BitLayoutProps) {
  const tones = parts.flatMap(({ tone, bits }) => Array.from({ length: bits }, () => tone));
  const totals = new Map<string, BitPart>();
  for (const part of parts) totals.set(part.label, { ...part, bits: part.bits + (totals.get(part.label)?.bits ?? 0) });
  return (
    <figure className={styles.layout}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <div className={styles.digits} aria-hidden>
        {Array.from(hex, (digit, index) => (
          // A digit is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            {digit}
            <span className={styles.bits}>
              {places.map((place) => (
                <span key={place} className={classNames(styles.bit, styles[tones[4 * index + place] ?? 'rest'])} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        {[...totals.values()].map(({ label: name, bits, tone }) => (
          <li key={name} className={styles.item}>
            <span className={classNames(styles.swatch, styles[tone])} aria-hidden />
            {name}
            <span className={styles.size}>{sizeOf(bits)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
