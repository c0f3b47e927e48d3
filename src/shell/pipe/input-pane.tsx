import { Button } from '#ui/button/button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { ItemsChoice } from './items-choice.tsx';
import type { PipeDraft } from './model.ts';
import styles from './pipe.module.css';
import { isLive, type usePipeRun } from './use-pipe-run.ts';
import { words } from './words.ts';

interface InputPaneProps {
  readonly draft: PipeDraft;
  readonly run: ReturnType<typeof usePipeRun>;
  /** `name` joins changes that are undone together. */
  readonly onChange: (change: Partial<PipeDraft>, name?: string) => void;
}

/** What goes through the pipe, as what, and how it is started where it does not start by itself. */
export function InputPane({ draft, run, onChange }: InputPaneProps) {
  const t = useText(words);
  const { items, onError, input } = draft;
  const file = useTextFile((text) => onChange({ input: text }));
  // A file that is still being read must not overwrite what is typed.
  const write = (text: string, name?: string): void => {
    file.dismiss();
    onChange({ input: text }, name);
  };
  // A generator takes nothing; line by line it still runs once a line.
  const isIgnored = items === 'whole' && run.ran[0]?.ready.operation.source === undefined && run.ran.length > 0;
  return (
    <>
      <div className={styles.input} data-main>
        <TextPane
          name={t('input')}
          editorSize="small"
          value={input}
          onChange={(text) => write(text, 'input')}
          onFile={file.open}
          onClear={() => write('')}
          actions={
            <>
              <ItemsChoice items={items} onError={onError} onChange={onChange} />
              {(!isLive(draft) || run.isCanceled) && (
                <Button
                  variant="primary"
                  size="small"
                  icon="play"
                  title={isLive(draft) ? undefined : t('runHint')}
                  onClick={run.start}
                >
                  {t('run')}
                </Button>
              )}
            </>
          }
        />
      </div>
      {file.question}
      {isIgnored && <p className={styles.ignored}>{t('inputIgnored')}</p>}
      {run.isCanceled && <p className={styles.ignored}>{t('canceled')}</p>}
    </>
  );
}
