import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** "More", "Advanced": what opens. */
  readonly label: string;
  /** For content that is expensive to make. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Whether it is part of a row of controls; when opened, it takes a full line. */
  readonly inRow?: boolean;
  /** Stands for the label on a phone while it is closed. */
  readonly icon?: string | undefined;
  /** Whether it is open when it appears: something in it has to be filled in. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * Options that few people need: one line of a panel that opens; native `<details>`.
 *
 * @example
 * ```tsx
 * <Disclosure label="More">
 *   <Fields>{fields}</Fields>
 * </Disclosure>
 * ```
 */
export function Disclosure(props: DisclosureProps) {
  const { label, onToggle, inRow = false, icon, startsOpen = false, children } = props;
  const [open] = useState(startsOpen);
  return (
    <details
      open={open}
      className={classNames(styles.disclosure, inRow && styles.inRow)}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={15} />
        {icon ? <span>{label}</span> : label}
        {icon && <Icon name={icon} size={17} />}
      </summary>
      {children}
    </details>
  );
}
