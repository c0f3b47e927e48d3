import { useMemo } from 'react';
import { startOf } from '#core/start-of.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { invisible, labelOf } from './invisible.ts';

const shownLength = 20_000;
const pieces = new RegExp(`(${invisible.source})`, 'u');
const all = new RegExp(invisible.source, 'gu');

/** The text once more, its invisible characters as small labels; of a long one the start. */
export function Invisibles({ value }: { readonly value: string }) {
  const t = useText(text);
  const parts = useMemo(() => startOf(value, shownLength).split(pieces), [value]);
  const count = useMemo(() => value.match(all)?.length ?? 0, [value]);
  return (
    <section className={styles.invisibles} aria-label={t('invisibles')}>
      <p className={styles.hint}>{t('invisibles.count', { count })}</p>
      {count > 0 && (
        <pre className={styles.preview} dir="auto" translate="no">
          {parts.map((part, index) =>
            index % 2 === 1 ? (
              // The pieces of a text keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className={styles.label}>
                {labelOf(part)}
              </span>
            ) : (
              part
            ),
          )}
        </pre>
      )}
      {count > 0 && value.length > shownLength && (
        <p className={styles.hint}>{t('invisibles.first', { count: shownLength })}</p>
      )}
    </section>
  );
}
