import { useDeferredValue, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { fitsEditor } from '#ui/code-editor/measures.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { Button } from '#ui/button/button.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Pane } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { words } from '#ui/words.ts';
import { analyze } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial } from './view/draft.ts';
import { Figures } from './view/figures.tsx';
import { Frequencies } from './view/frequencies.tsx';
import { Invisibles } from './view/invisibles.tsx';
import { Limits } from './view/limits.tsx';
import { More } from './view/more.tsx';

const largest = 10_000_000;

/** A text in an editor, or a file too large for one, with all its figures. */
export default function TextStatisticsView() {
  const t = useText(text);
  const ui = useText(words);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [file, setFile] = useState<{ readonly name: string; readonly size: number; readonly text: string }>();
  useUnsaved(file !== undefined);
  const [refused, refuse] = useState<string>();
  const [selected, select] = useState('');
  const reader = useTextFile((content, { name, size }) => {
    if (fitsEditor(content)) {
      setFile(undefined);
      change({ text: content });
    } else setFile({ name, size, text: content });
  });
  const open = (opened: File): void => {
    refuse(opened.size > largest ? opened.name : undefined);
    if (opened.size <= largest) reader.open(opened);
  };
  usePageDrop(([dropped]) => dropped && open(dropped));

  const entered = file ? file.text : draft.text;
  const source = useDeferredValue(entered);
  useAwaited(source !== entered);
  const { wordsPerMinute } = draft;
  const options = { locale: t.language, wordsPerMinute };
  const { value, slow, stale, progress, cancel } = useOperation(analyze, { text: source, ...options });
  const part = useOperation(analyze, { text: selected, ...options }, { enabled: selected !== '' });
  const setText = (changed: string): void => {
    setFile(undefined);
    change({ text: changed });
  };
  return (
    <>
      <Panel busy={slow}>
        {refused !== undefined && <Alert tone="warning">{t('file.tooLarge', { name: refused })}</Alert>}
        {file ? (
          <div className={styles.file}>
            <FileCard
              name={file.name}
              size={file.size}
              note={t('file.large')}
              actions={
                <Button
                  variant="quiet"
                  size="small"
                  icon="x"
                  label={t('file.close')}
                  onClick={() => setFile(undefined)}
                />
              }
            />
          </div>
        ) : (
          <Pane
            main
            name={t('text.label')}
            actions={
              <>
                <OpenButton onFiles={([first]) => first && open(first)} />
                <Button
                  variant="quiet"
                  size="small"
                  icon="trash-2"
                  label={ui('clear')}
                  disabled={draft.text === ''}
                  onClick={() => change({ text: '' })}
                />
              </>
            }
          >
            <CodeEditor
              label={t('text.label')}
              value={draft.text}
              onChange={(changed) => change({ text: changed })}
              onSelect={select}
              onFile={open}
              placeholder={t('text.placeholder')}
            />
          </Pane>
        )}
        {reader.question}
        {slow && <Progress done={progress?.done ?? 0} total={progress?.total ?? 0} onCancel={cancel} />}
        <Figures text={source} statistics={value} stale={stale} selected={selected === '' ? undefined : part.value} />
        <ResetButton onReset={reset} />
      </Panel>
      <Invisibles text={source} count={value?.invisible ?? 0} onRemove={setText} />
      <div className={styles.columns}>
        <More statistics={value} stale={stale} selected={selected === '' ? undefined : part.value}>
          <NumberField {...field('wordsPerMinute')} labelPosition="left" size="small" />
        </More>
        <div>
          <Frequencies text={source} {...{ draft, change }} />
          <Limits text={source} />
        </div>
      </div>
    </>
  );
}
