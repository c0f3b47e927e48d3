import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeEditorProps } from '../code-editor/code-editor.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { download } from '../download.ts';
import { useText } from '../hooks/use-text.ts';
import styles from '../panes/panes.module.css';
import { Pane, type PaneProps } from '../panes/panes.tsx';
import { words } from '../words.ts';

/** The file name and type for saving a result. */
export interface OutputFile {
  readonly name: string;
  readonly type: string;
}

export interface ResultPaneProps
  extends
    Pick<PaneProps, 'stale' | 'tall' | 'actions'>,
    Pick<CodeEditorProps, 'language' | 'lineNumbers' | 'placeholder'> {
  readonly name: string;
  /** The whole result; without it there is nothing to download or copy. */
  readonly value: string;
  readonly file: OutputFile;
  /** Stands for the editor. */
  readonly children?: ReactNode;
}

/**
 * The pane with a result in code, with Download and Copy after its other actions.
 *
 * @example
 * ```tsx
 * <ResultPane name="Result" value={result} language="json" file={{ name: 'result.json', type: 'application/json' }} />
 * ```
 */
export function ResultPane(props: ResultPaneProps) {
  const { name, value, file, stale = false, tall = false, actions, children, ...editor } = props;
  const t = useText(words);
  return (
    <Pane
      name={name}
      out
      {...{ stale, tall }}
      actions={
        <>
          {actions}
          <span className={styles.together}>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              disabled={value === ''}
              stale={stale}
              onClick={() => download(value, file.name, file.type)}
            >
              {t('download')}
            </Button>
            <CopyButton text={value} stale={stale} />
          </span>
        </>
      }
    >
      {children ?? <CodeEditor {...editor} label={name} readOnly value={value} />}
    </Pane>
  );
}
