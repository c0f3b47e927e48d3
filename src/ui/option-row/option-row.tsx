import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { PanelRow } from '../panel/panel.tsx';
import { words } from '../words.ts';
import styles from './option-row.module.css';

export interface OptionRowProps {
  /** Brings the defaults back; without it there is no Reset. */
  readonly onReset?: (() => void) | undefined;
  /** Small controls, their labels at the left (`labelPosition="left"`). */
  readonly children: ReactNode;
}

/** The options of a tool in one wrapping line, Reset at its end. */
export function OptionRow({ onReset, children }: OptionRowProps) {
  const t = useText(words);
  return (
    <PanelRow>
      {children}
      {onReset && (
        <Button className={styles.reset} variant="quiet" size="small" icon="rotate-cw" onClick={onReset}>
          {t('reset')}
        </Button>
      )}
    </PanelRow>
  );
}
