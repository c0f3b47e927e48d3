import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** "More", "Advanced": what opens. */
  readonly label: string;
  /** For content that costs something to make. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** Options that few people need: one line of a panel that opens; native `<details>`. */
export function Disclosure({ label, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={15} />
        {label}
      </summary>
      {children}
    </details>
  );
}
