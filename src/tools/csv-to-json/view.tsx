import { lazy, useId, useRef } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { useOpenedFile } from '#ui/large-file/use-opened-file.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { convertWithPreview } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, languageOf, outputs, sample } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { PreviewTable } from './view/preview-table.tsx';
import { Status } from './view/status.tsx';
import { withPlace } from './view/with-place.ts';
import styles from './view/view.module.css';

const FileMode = lazy(async () => ({ default: (await import('./view/file-mode.tsx')).FileMode }));

const tabs = ['table', 'text'] as const;

export default function CsvToJsonView() {
  const t = useText(text);
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const { tab, ...input } = draft;
  const run = useOperation(convertWithPreview, input, { enabled: /\S/.test(draft.text) });
  const { value, stale } = run;
  const error = withPlace(run.error, draft.text);
  const output = value?.text ?? '';
  const file = useOpenedFile((opened) => change({ text: opened }));
  const [extension, type] = outputs[draft.to];
  if (file.large) {
    return (
      <Panel>
        <Options {...{ draft, change, reset }} found={undefined} />
        <DeferredSuspense>
          <FileMode draft={draft} opened={file.large} onFile={file.open} onClose={file.close} />
        </DeferredSuspense>
        {file.question}
      </Panel>
    );
  }
  return (
    <Panel className={styles.page} busy={run.slow}>
      <Options {...{ draft, change, reset }} found={error ? undefined : value?.delimiter} />
      <Panes>
        <TextSource
          name={t('text.label')}
          language="text"
          value={draft.text}
          sample={sample}
          onChange={(changed) => change({ text: changed })}
          error={error?.code === 'invalid-delimiter' ? undefined : error}
          file={file}
          takesDrops={false}
          editor={editor}
        />
        <ResultPane
          name={t('output')}
          value={output}
          stale={stale}
          tall={tab === 'table'}
          file={{ name: `converted.${extension}`, type }}
          actions={
            <>
              <TabList
                id={id}
                compact
                label={t('output')}
                tabs={tabs.map((each) => ({ id: each, label: t(`tab.${each}`) }))}
                value={tab}
                onChange={(chosen) => change({ tab: chosen })}
              />
              {draft.to === 'json' && (
                <OpenIn
                  tool="json-to-csv"
                  values={{ text: output, columns: [], rowsAt: '' }}
                  icon="arrow-left-right"
                  disabled={output === '' || stale}
                >
                  {t('back')}
                </OpenIn>
              )}
            </>
          }
        >
          <TabPanel id={id} value={tab} fill>
            {tab === 'table' && value ? (
              <PreviewTable
                columns={value.columns}
                rows={value.first}
                texts={draft.textColumns}
                onTexts={(textColumns) => change({ textColumns })}
              />
            ) : (
              <CodeEditor
                label={t('output')}
                language={languageOf(draft.to)}
                readOnly
                lineNumbers
                value={output}
                placeholder={t('output.placeholder')}
              />
            )}
          </TabPanel>
        </ResultPane>
      </Panes>
      {file.question}
      <Status {...{ draft, change }} run={{ ...run, error }} onGoTo={(offset) => editor.current?.goTo(offset)} />
    </Panel>
  );
}
