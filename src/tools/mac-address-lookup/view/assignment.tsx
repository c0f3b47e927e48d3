import { Badge } from '#ui/badge/badge.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { lookup } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

export type Found = Awaited<ReturnType<(typeof lookup)['run']>>;

type NoteKey = 'private' | 'subdivided' | 'unknown.note' | 'local.note' | 'group.note';

/** What the registry's answer, or the lack of one, means. */
function noteOf({ vendor, complete, multicast, local }: Found): NoteKey | undefined {
  if (vendor === 'Private') return 'private';
  if (vendor === 'IEEE Registration Authority' && !complete) return 'subdivided';
  if (vendor !== null) return undefined;
  if (multicast) return 'group.note';
  return local ? 'local.note' : 'unknown.note';
}

interface AssignmentProps {
  /** undefined until the first result. */
  readonly found: Found | undefined;
  readonly stale: boolean;
}

/** Who it was assigned to, and what kind of address it is. */
export function Assignment({ found, stale }: AssignmentProps) {
  const t = useText(text);
  if (!found) return <div className={styles.card} />;
  const { vendor, address, country, special } = found;
  const lines = country === null ? address : [...address, country];
  const note = noteOf(found);
  const nobody = found.local || found.multicast ? t('vendor.local') : t('vendor.unknown');
  return (
    <div className={styles.card} data-answer data-stale={stale || undefined}>
      <div className={styles.head}>
        <h2 className={styles.vendor}>{vendor === null ? nobody : <bdi>{vendor}</bdi>}</h2>
        <p className={styles.badges} aria-label={t('bits')}>
          <Badge tone="neutral">{t(found.multicast ? 'multicast' : 'unicast')}</Badge>
          <Badge tone={found.local ? 'warning' : 'primary'}>{t(found.local ? 'local' : 'universal')}</Badge>
        </p>
        {vendor !== null && <CopyButton text={[vendor, ...lines].join('\n')} stale={stale} />}
      </div>
      {lines.length > 0 && <p className={styles.place}>{lines.join(', ')}</p>}
      {note && <p className={styles.note}>{t(`vendor.${note}`)}</p>}
      {special && <p className={styles.note}>{t(`special.${special}`)}</p>}
    </div>
  );
}
