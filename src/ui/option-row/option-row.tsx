import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { PanelRow } from '../panel/panel.tsx';
import { words } from '../words.ts';
import styles from './option-row.module.css';

export interface OptionRowProps {
  /** Brings the defaults back; without it there is no Reset. */
  readonly onReset?: () => void;
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

export interface OptionProps {
  readonly label: string;
  /** The control; a function gets the id of the label, for `aria-labelledby`. */
  readonly children: ReactNode | ((labelId: string) => ReactNode);
}

/** A control with its label at the left. */
export function Option({ label, children }: OptionProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {typeof children === 'function' ? children(id) : children}
    </div>
  );
}
