import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './reset-button.module.css';

export interface ResetButtonProps {
  readonly onReset: () => void;
}

/** Brings the defaults of a page back; it stands at the end of its line. */
export function ResetButton({ onReset }: ResetButtonProps) {
  const t = useText(words);
  return (
    <Button className={styles.reset} variant="quiet" size="small" icon="rotate-cw" onClick={onReset}>
      {t('reset')}
    </Button>
  );
}
