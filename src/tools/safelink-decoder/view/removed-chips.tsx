import { Icon } from '#ui/icon/icon.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Removed } from '../engine/clean.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface RemovedChipsProps {
  readonly removed: readonly Removed[];
  readonly putBack: readonly string[];
  readonly onToggle: (name: string) => void;
}

/** The parameters that were taken off; a click puts one back, another takes it off again. */
export function RemovedChips({ removed, putBack, onToggle }: RemovedChipsProps) {
  const t = useText(text);
  return (
    <div className={styles.removed} role="group" aria-label={t('removed')}>
      <span className={styles.service}>{t('removed')}</span>
      {removed.map(({ key, value }, at) => {
        const isBack = putBack.includes(key);
        return (
          <button
            // The same name may be removed twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            type="button"
            className={styles.chip}
            aria-pressed={!isBack}
            title={t(isBack ? 'takeOff' : 'putBack', { name: key })}
            onClick={() => onToggle(key)}
          >
            <Icon name={isBack ? 'rotate-ccw' : 'x'} size={14} />
            {value === '' ? key : `${key}=${value}`}
          </button>
        );
      })}
    </div>
  );
}
