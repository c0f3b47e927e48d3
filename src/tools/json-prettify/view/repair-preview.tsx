import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DiffView } from '#ui/diff-view/diff-view.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface RepairPreviewProps {
  readonly before: string;
  readonly after: string;
  readonly onReplace: () => void;
  readonly onDiscard: () => void;
}

/** What a repair would change, before it does. */
export function RepairPreview({ before, after, onReplace, onDiscard }: RepairPreviewProps) {
  const t = useText(text);
  const ui = useText(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel label={t('repaired')} className={styles.repair}>
      <PanelRow>
        <h2 ref={heading} tabIndex={-1} className={styles.repairTitle}>
          {t('repaired')}
        </h2>
        <Button size="small" variant="primary" onClick={onReplace}>
          {t('useRepaired')}
        </Button>
        <Button size="small" variant="line" onClick={onDiscard}>
          {ui('cancel')}
        </Button>
      </PanelRow>
      <DiffView label={t('repaired')} before={before} after={after} />
    </Panel>
  );
}
