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
  const label = t('removed', { count: removed.length });
  return (
    <div className={styles.removed} role="group" aria-label={label}>
      <span className={styles.service}>{label}</span>
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
            <Icon name={isBack ? 'x' : 'rotate-ccw'} size={14} />
            {value === '' ? key : `${key}=${value}`}
          </button>
        );
      })}
    </div>
  );
}
