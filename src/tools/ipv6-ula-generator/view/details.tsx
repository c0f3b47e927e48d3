import { useEffect, useState } from 'react';
import { localeOf } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Results } from '#ui/results/results.tsx';
import { digestOf } from '../engine/global-id.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface DetailsProps {
  readonly details: { readonly ntpTimestamp: string | null; readonly eui64: string | null };
  /** Unix milliseconds. */
  readonly timestamp: number;
}

/** What the prefix was made from. */
export function Details({ details: { ntpTimestamp, eui64 }, timestamp }: DetailsProps) {
  const t = useText(text);
  const [digest, setDigest] = useState<string>();
  useEffect(() => {
    let gone = false;
    void digestOf(ntpTimestamp ?? '', eui64 ?? '').then((made) => !gone && setDigest(made));
    return () => {
      gone = true;
    };
  }, [ntpTimestamp, eui64]);
  const date = new Intl.DateTimeFormat(localeOf[t.language], {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(timestamp);
  return (
    <details className={styles.details}>
      <summary>
        <Icon name="chevron-right" size={15} />
        {t('details')}
      </summary>
      <Results
        rows={[
          { label: t('row.ntp'), value: ntpTimestamp, note: t('ntp.note', { date }) },
          { label: t('row.eui64'), value: eui64 },
          { label: t('row.sha1'), value: digest ?? null, note: t('sha1.note') },
        ]}
        footer={false}
      />
    </details>
  );
}
