import type { ReactNode } from 'react';
import { excerptOf } from './excerpt.ts';
import styles from './fault.module.css';

export interface ExcerptLinesProps {
  readonly text: string;
  readonly offset: number;
  /** Further facts under the line. */
  readonly children?: ReactNode;
}

/**
 * The line in question with a caret under the column.
 *
 * @example
 * ```tsx
 * <ExcerptLines text="[1, 2,, 3]" offset={6} />
 * ```
 */
export function ExcerptLines({ text, offset, children }: ExcerptLinesProps) {
  const { before, at, after } = excerptOf(text, offset);
  return (
    <div className={styles.fault}>
      <pre className={styles.excerpt}>
        <code>
          {before}
          <mark>{at}</mark>
          {after}
        </code>
        <span aria-hidden="true" className={styles.caretLine}>
          {'\n'}
          <span className={styles.unseen}>{before}</span>^
        </span>
      </pre>
      {children && <p className={styles.facts}>{children}</p>}
    </div>
  );
}
