import { useMemo } from 'react';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** A longer result is a file, not a text. */
const shownLimit = 1_000_000;

interface ManyProps {
  readonly lines: string;
  readonly count: number;
  readonly fileName: string;
}

/** More than one token: a list, or the file that it would be. */
export function Many({ lines, count, fileName }: ManyProps) {
  const t = useText(text);
  const size = useMemo(() => (lines.length > shownLimit ? new Blob([lines]).size : undefined), [lines]);
  return size ? (
    <div className={styles.file}>
      <FileCard name={fileName} size={size} note={t('tokens.number', { count })} />
    </div>
  ) : (
    <div className={styles.list}>
      <CodeEditor label={t('tokens.label', { count })} value={lines} readOnly />
    </div>
  );
}
