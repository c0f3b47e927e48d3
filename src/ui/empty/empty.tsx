import type { ReactNode } from 'react';
import styles from './empty.module.css';

/**
 * The one-line hint where a result will stand once there is something to work on. A button in it, such as one that clears a
 * search without results, stands centered below.
 *
 * @example
 * ```tsx
 * <Empty>Type or paste JSON to see it formatted.</Empty>
 * ```
 */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
