import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface WorkPanesProps {
  /** For short texts: the options below stay in sight. */
  readonly short?: boolean;
  readonly source: string;
  readonly placeholder: string;
  readonly onSource: (source: string) => void;
  readonly result: string;
  readonly stale: boolean;
  /** The status line under the panes. */
  readonly children: ReactNode;
}

/** What is to be masked at the left, the result at the right. */
export function WorkPanes({ short = false, source, placeholder, onSource, result, stale, children }: WorkPanesProps) {
  const t = useText(text);
  const { open, notice } = usePaneFiles('text', onSource);
  return (
    <>
      <div className={classNames(short && styles.short)}>
        <Panes short={short}>
          <TextPane
            main
            secret
            {...(short && { editorSize: 'small' })}
            name={t('text.label')}
            value={source}
            placeholder={placeholder}
            onChange={onSource}
            onFile={(file) => open(file, 'text')}
            onClear={() => onSource('')}
          />
          <TextPane
            out
            {...(short && { editorSize: 'small' })}
            name={t('masked.label')}
            value={result}
            placeholder={t('masked.empty')}
            stale={stale}
            fileName="masked.txt"
          />
        </Panes>
      </div>
      {notice}
      {children}
    </>
  );
}
