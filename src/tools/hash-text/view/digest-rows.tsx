import { useEffect, useRef } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Results } from '#ui/results/results.tsx';
import { weaknessOf, type Algorithm } from '../engine/algorithms.ts';
import type { Digests } from '../engine/stream.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { names } from './names.ts';

interface DigestRowsProps {
  readonly algorithms: readonly Algorithm[];
  /** As they are shown; a missing one is a dash. */
  readonly digests: Digests;
  /** The algorithms whose digest is the expected one. */
  readonly equal: readonly Algorithm[];
  readonly stale?: boolean;
  readonly footer?: boolean;
}

/** One row per algorithm; a click copies its digest. */
export function DigestRows({ algorithms, digests, equal, stale = false, footer = true }: DigestRowsProps) {
  const rows = algorithms.map((id) => {
    const value = digests[id] ?? null;
    const shown = <Digest algorithm={id} value={value} isEqual={equal.includes(id)} />;
    return { label: names[id], value, shown };
  });
  return (
    <div className={styles.digests}>
      <Results rows={rows} json={digests} stale={stale} footer={footer} />
    </div>
  );
}

interface DigestProps {
  readonly algorithm: Algorithm;
  readonly value: string | null;
  readonly isEqual: boolean;
}

function Digest({ algorithm, value, isEqual }: DigestProps) {
  const t = useText(text);
  const place = useRef<HTMLSpanElement>(null);
  const weakness = weaknessOf(algorithm);
  useEffect(() => {
    if (isEqual) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isEqual]);
  return (
    <span ref={place} className={isEqual ? styles.equal : undefined}>
      <bdi>{value ?? '–'}</bdi>{' '}
      <span className={styles.tags}>
        {weakness && <Badge tone="neutral">{t(`weakness.${weakness}`)}</Badge>}
        {isEqual && (
          <>
            <Icon name="check" size={14} /> {t('compare.equal')}
          </>
        )}
      </span>
    </span>
  );
}
