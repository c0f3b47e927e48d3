import { useId, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface HalfProps {
  readonly name: string;
  readonly actions: ReactNode;
  readonly out?: boolean;
  readonly stale?: boolean;
  readonly children: ReactNode;
}

/** A pane that is as high as its few lines. */
function Half({ name, actions, out = false, stale = false, children }: HalfProps) {
  const id = useId();
  return (
    <section className={classNames(styles.half, out && styles.out)} aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {actions}
      </div>
      <div data-stale={stale || undefined}>{children}</div>
    </section>
  );
}

const Halves = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.halves}>{children}</div>
  </div>
);

interface WorkPanesProps {
  /** For short texts: the options below stay in sight. */
  readonly compact?: boolean;
  readonly source: string;
  readonly placeholder: string;
  readonly onSource: (source: string) => void;
  readonly result: string;
  readonly stale: boolean;
  /** The status line under the panes. */
  readonly children: ReactNode;
}

/** What is to be masked at the left, the result at the right. */
export function WorkPanes({ compact = false, source, placeholder, onSource, result, stale, children }: WorkPanesProps) {
  const t = useText(text);
  const ui = useText(words);
  const file = useTextFile(onSource);
  const [Both, Part] = compact ? [Halves, Half] : [Panes, Pane];
  return (
    <>
      <Both>
        <Part
          name={t('text.label')}
          actions={
            <>
              <OpenButton onFiles={([first]) => first && file.open(first)} />
              <Button
                variant="quiet"
                size="small"
                icon="trash-2"
                label={ui('clear')}
                disabled={source === ''}
                onClick={() => onSource('')}
              />
            </>
          }
        >
          <CodeEditor
            size="small"
            secret
            label={t('text.label')}
            value={source}
            placeholder={placeholder}
            onChange={onSource}
            onFile={file.open}
          />
        </Part>
        <Part
          name={t('masked.label')}
          out
          stale={stale}
          actions={
            <>
              <Button
                variant="quiet"
                size="small"
                icon="download"
                label={ui('download')}
                disabled={result === '' || stale}
                onClick={() => download(result, 'masked.txt')}
              />
              <CopyButton text={stale ? '' : result} />
            </>
          }
        >
          <CodeEditor size="small" label={t('masked.label')} value={result} placeholder={t('masked.empty')} readOnly />
        </Part>
      </Both>
      {file.question}
      {children}
    </>
  );
}
