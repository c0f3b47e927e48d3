import type { ReactNode } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { useLanguage } from '../hooks/language.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './file-card.module.css';

export interface FileCardProps {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Other useful facts, such as the type. */
  readonly note?: ReactNode;
  /** Download, Copy, Remove. */
  readonly actions?: ReactNode;
}

/**
 * A file instead of its content: what was opened, or a result above 1 MB.
 *
 * @example
 * ```tsx
 * <FileCard name={file.name} size={file.size} note="application/json" />
 * ```
 */
export function FileCard({ name, size, note, actions }: FileCardProps) {
  const language = useLanguage();
  return (
    <div className={styles.card}>
      <Icon name="file" size={20} />
      <div className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>
          {formatBytes(size, language)}
          {note && <> · {note}</>}
        </span>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
