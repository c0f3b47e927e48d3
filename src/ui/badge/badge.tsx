import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'primary' | 'neutral' | 'warning' | 'danger' | undefined;
  readonly children: ReactNode;
}

/**
 * A word or a number beside a name, such as "New".
 *
 * @example
 * ```tsx
 * <Badge tone="warning">Draft</Badge>
 * ```
 */
export function Badge({ tone = 'primary', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
