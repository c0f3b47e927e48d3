import type { ReactNode } from 'react';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface ResultProps {
  readonly label: string;
  readonly empty: string;
  readonly value: string | undefined;
  readonly state: Pick<OperationState<unknown>, 'error' | 'stale' | 'slow' | 'progress'> & {
    readonly cancel: () => void;
  };
  readonly file: string;
  /** A line below the text: what is known of it. */
  readonly note?: ReactNode;
}

/** The output of a card: the old one stays, dimmed, until there is a new one. */
export function Result({ label, empty, value, state, file, note }: ResultProps) {
  const t = useText(words);
  const errorText = useErrorText(text);
  const { error, stale, slow, progress, cancel } = state;
  const isOld = stale || error !== undefined;
  const bar = slow && <Progress done={progress?.done} total={progress?.total} onCancel={cancel} />;
  return (
    <>
      {value !== undefined && bar}
      <PanelRow>
        <span className={styles.name}>{label}</span>
        <Actions>
          <Button
            variant="quiet"
            size="small"
            icon="download"
            disabled={!value}
            stale={isOld}
            onClick={() => download(value ?? '', file)}
          >
            {t('download')}
          </Button>
          <CopyButton text={value ?? ''} stale={isOld} />
        </Actions>
      </PanelRow>
      {value === undefined ? (
        !error && <div className={styles.output}>{bar || <Empty>{empty}</Empty>}</div>
      ) : (
        <div className={styles.output} data-answer data-stale={isOld || undefined}>
          <CodeEditor label={label} value={value} readOnly size="small" />
        </div>
      )}
      {!error && note}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </>
  );
}
