import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import type { Description } from '../engine/describe.ts';
import { layoutOf, type Part } from '../engine/layout.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const bitPlaces = [0, 1, 2, 3] as const;

/** The 32 digits, each over its four bits in the colours of the fields that they belong to. */
export function Layout({ value }: { readonly value: Description }) {
  const t = useText(text);
  const segments = layoutOf(value);
  const parts = segments.flatMap(({ part, bits }) => Array.from({ length: bits }, () => part));
  const totals = new Map<Part, number>();
  for (const { part, bits } of segments) totals.set(part, (totals.get(part) ?? 0) + bits);
  return (
    <figure className={styles.layout}>
      <figcaption className={styles.caption}>{t('layout.label')}</figcaption>
      <div className={styles.digits} aria-hidden>
        {Array.from(value.hex, (digit, index) => (
          // A digit is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            {digit}
            <span className={styles.bits}>
              {bitPlaces.map((place) => (
                <span key={place} className={classNames(styles.bit, styles[parts[4 * index + place] ?? 'data'])} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        {[...totals].map(([part, bits]) => (
          <li key={part} className={styles.item}>
            <span className={classNames(styles.swatch, styles[part])} aria-hidden />
            {t(`part.${part}`)}
            <span className={styles.size}>{t('bits', { count: bits })}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
