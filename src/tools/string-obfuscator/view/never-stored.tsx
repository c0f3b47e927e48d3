import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { words } from '#ui/words.ts';
import styles from '../view.module.css';

/** The note of a secret field, for panes of text. */
export function NeverStored() {
  const t = useText(words);
  return (
    <span className={styles.stored}>
      <Icon name="lock" size={12} />
      {t('secretNote')}
    </span>
  );
}
