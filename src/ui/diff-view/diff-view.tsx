import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../hooks/language.ts';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import styles from './diff-view.module.css';

export interface DiffViewProps {
  readonly before: string;
  readonly after: string;
  /** The accessible name. */
  readonly label: string;
}

/**
 * The changes from one text to another, in one read-only column: deleted lines are above the lines that replace them.
 *
 * @example
 * ```tsx
 * <DiffView label="Repaired JSON" before="[1,]" after="[1]" />
 * ```
 */
export function DiffView({ before, after, label }: DiffViewProps) {
  const t = useText(words);
  const language = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [folded, setFolded] = useState(true);
  useEffect(() => {
    let gone = false;
    let remove: (() => void) | undefined;
    const show = async (): Promise<void> => {
      const { createDiff } = await import('./merge.ts');
      if (gone || !host.current) return;
      const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      remove = createDiff(root, { before, after, label, folded, language });
      setReady(true);
    };
    // Without the chunk (no connection) the new text stays as it is.
    show().catch(() => undefined);
    return () => {
      gone = true;
      remove?.();
    };
  }, [before, after, label, folded, language]);
  return (
    <div className={styles.diff}>
      {!ready && <pre className={styles.plain}>{after}</pre>}
      <div ref={host} className={styles.host} hidden={!ready} />
      <Button
        className={styles.unfold}
        size="small"
        variant="quiet"
        onClick={() => setFolded(!folded)}
        aria-pressed={!folded}
      >
        {t('allLines')}
      </Button>
    </div>
  );
}
