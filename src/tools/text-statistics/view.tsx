import { useDeferredValue, useMemo, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { fitsEditor } from '#ui/code-editor/measures.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { Button } from '#ui/button/button.tsx';
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
import { LargeText } from '#ui/source-pane/large-text.tsx';
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
  const isEditable = useMemo(() => fitsEditor(draft.text), [draft.text]);
  useUnsaved(!isEditable);
  const [refused, refuse] = useState<string>();
  const [selected, select] = useState('');
  if (!isEditable && selected !== '') select('');
  const setText = (changed: string): void => {
    refuse(undefined);
    change({ text: changed });
  };
  const reader = useTextFile(setText);
  const open = (opened: File): void => {
    refuse(opened.size > largest ? opened.name : undefined);
    if (opened.size <= largest) reader.open(opened);
  };
  usePageDrop(([dropped]) => dropped && open(dropped));

  const source = useDeferredValue(draft.text);
  useAwaited(source !== draft.text);
  const { wordsPerMinute } = draft;
  const options = { locale: t.language, wordsPerMinute };
  const { value, slow, stale, progress, cancel } = useOperation(analyze, { text: source, ...options });
  const part = useOperation(analyze, { text: selected, ...options }, { enabled: selected !== '', aside: true });
  return (
    <>
      <Panel className={styles.input} busy={slow}>
        {refused !== undefined && <Alert tone="warning">{t('file.tooLarge', { name: refused })}</Alert>}
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
                onClick={() => setText('')}
              />
            </>
          }
        >
          {isEditable ? (
            <CodeEditor
              label={t('text.label')}
              value={draft.text}
              onChange={setText}
              onSelect={select}
              onFile={open}
              placeholder={t('text.placeholder')}
            />
          ) : (
            <LargeText value={draft.text} name={reader.nameOf(draft.text)} />
          )}
        </Pane>
        {reader.question}
        {slow && <Progress done={progress?.done ?? 0} total={progress?.total ?? 0} onCancel={cancel} />}
        <Figures text={source} statistics={value} stale={stale} selected={selected === '' ? undefined : part.value} />
        <ResetButton
          onReset={() => {
            refuse(undefined);
            reset();
          }}
        />
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
