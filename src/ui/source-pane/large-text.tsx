import { useMemo } from 'react';
import { FileCard } from '../file-card/file-card.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './text-source.module.css';

export interface LargeTextProps {
  readonly value: string;
  /** The file that it came from, if it did. */
  readonly name?: string | undefined;
}

/**
 * A text too large for an editor, in its pane.
 *
 * @example
 * ```tsx
 * <TextPane name="List" value={list} instead={fitsEditor(list) ? undefined : <LargeText value={list} />} />
 * ```
 */
export function LargeText({ value, name }: LargeTextProps) {
  const t = useText(words);
  const size = useMemo(() => new Blob([value]).size, [value]);
  return (
    <div className={styles.file}>
      <FileCard name={name ?? t('ownText')} size={size} note={t('tooLarge')} />
    </div>
  );
}
