import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { Panel, PanelRow } from '../panel/panel.tsx';
import { words } from '../words.ts';
import { DiffView } from './diff-view.tsx';
import styles from './replacement.module.css';

export interface ReplacementProps {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly onReplace: () => void;
  readonly onDiscard: () => void;
}

/**
 * A preview of the changes to the input; it takes the focus when it appears.
 *
 * @example
 * ```tsx
 * <Replacement title="Repaired" before={text} after={repaired} onReplace={replace} onDiscard={discard} />
 * ```
 */
export function Replacement({ title, before, after, onReplace, onDiscard }: ReplacementProps) {
  const t = useText(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel label={title} className={styles.replacement}>
      <PanelRow>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Button size="small" variant="primary" onClick={onReplace}>
          {t('replaceInput')}
        </Button>
        <Button size="small" variant="line" onClick={onDiscard}>
          {t('cancel')}
        </Button>
      </PanelRow>
      <DiffView label={title} before={before} after={after} />
    </Panel>
  );
}
