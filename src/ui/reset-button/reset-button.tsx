import { Button } from '../button/button.tsx';
import { useReset } from '../hooks/page-reset.ts';
import { useToolId } from '../hooks/tool-context.ts';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './reset-button.module.css';

export interface ResetButtonProps {
  readonly onReset: () => void;
}

/**
 * Restores the defaults of a page. On the page of a tool it is part of the menu in the page's head, with Undo;
 * elsewhere it is at the end of its line.
 *
 * @example
 * ```tsx
 * <ResetButton onReset={reset} />
 * ```
 */
export function ResetButton({ onReset }: ResetButtonProps) {
  const t = useText(words);
  const isInMenu = useToolId() !== '';
  useReset(onReset, isInMenu);
  if (isInMenu) return null;
  return (
    <Button className={styles.reset} variant="quiet" size="small" icon="rotate-cw" onClick={onReset}>
      {t('reset')}
    </Button>
  );
}
