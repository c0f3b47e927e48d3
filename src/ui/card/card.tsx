import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: ReactNode;
  /** Content at the right end of the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A framed surface with a small title.
 *
 * @example
 * ```tsx
 * <Card title="Token generator">Makes random tokens, passwords and API keys.</Card>
 * ```
 */
export function Card({ title, actions, children, className }: CardProps) {
  return (
    <section className={classNames(styles.card, className)}>
      {(title || actions) && (
        <header className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
