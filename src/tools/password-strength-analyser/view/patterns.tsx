import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Switch } from '#ui/switch/switch.tsx';
import type { Analysis } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const patternKinds = [
  'dictionary',
  'spatial',
  'repeat',
  'sequence',
  'wordSequence',
  'regex',
  'date',
  'separator',
  'bruteforce',
] as const;

/** The password in pieces, one for each pattern; its characters show only on demand. */
export function Patterns({ value, stale }: { readonly value: Analysis; readonly stale: boolean }) {
  const t = useText(text);
  const [shows, show] = useState(false);
  return (
    <section className={styles.patterns} data-stale={stale || undefined} aria-label={t('patterns.label')}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('patterns.label')}</h2>
        <Switch label={t('patterns.show')} checked={shows} onChange={show} />
      </div>
      <ol className={styles.segments}>
        {value.patterns.map(({ pattern, token }, index) => {
          const kind = patternKinds.find((known) => known === pattern) ?? 'other';
          return (
            // A piece is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classNames(styles.segment, styles[kind])}>
              <bdi className={styles.token}>{shows ? token : '•'.repeat(Array.from(token).length)}</bdi>
              <span className={styles.kind}>{t(`pattern.${kind}`)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
