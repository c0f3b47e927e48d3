import { useText } from '#ui/hooks/use-text.ts';
import type { Entry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { SourceBadge } from './answer.tsx';

interface OthersProps {
  readonly best: Entry;
  readonly others: readonly Entry[];
  /** They are those of an older query. */
  readonly stale: boolean;
  readonly onType: (type: string) => void;
}

/** The other types of an extension, each with why it comes after the best one. */
export function Others({ best, others, stale, onType }: OthersProps) {
  const t = useText(text);
  const reasonOf = ({ type, source }: Entry): string => {
    if (type === 'application/octet-stream') return t('reason.octet');
    if (facetOf(type) !== facetOf(best.type)) return t('reason.tree');
    return source === best.source ? t('reason.detail') : t('reason.source', { source: t(`source.${best.source}`) });
  };
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-label={t('others')} data-stale={stale || undefined}>
      <h2>{t('others')}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.type}>
            <button type="button" className={styles.chip} onClick={() => onType(other.type)}>
              {other.type}
            </button>{' '}
            <SourceBadge source={other.source} />{' '}
            <span className={styles.hint}>{t('lower', { reason: reasonOf(other) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const facetOf = (type: string): string => /\/(vnd\.|x\.|x-|prs\.)/.exec(type)?.[1] ?? '';
