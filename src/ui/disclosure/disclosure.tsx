import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** "More", "Advanced": what opens. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Options that few people need: one line of a panel that opens; native `<details>`. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={15} />
        {label}
      </summary>
      {children}
    </details>
  );
}
