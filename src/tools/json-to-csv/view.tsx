import { useId, useRef } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { convertWithPreview } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, withText } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { PreviewTable } from './view/preview-table.tsx';
import { Status } from './view/status.tsx';

const tabs = ['table', 'text'] as const;

export default function CsvView() {
  const t = useText(text);
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const isEmpty = !/\S/.test(draft.text);
  const converted = useOperation(convertWithPreview, draft, { enabled: !isEmpty });
  const { value, stale } = converted;
  const output = value?.text ?? '';
  const file = useTextFile((opened) => change({ text: opened, columns: [], rowsAt: '' }));
  const isOfOptions = ['path-not-found', 'unknown-column'].includes(converted.error?.code ?? '');
  const isTabbed = draft.delimiter === '\t';
  return (
    <Panel busy={converted.slow}>
      <Options
        {...{ draft, change, reset, stale }}
        arrays={value?.arrays ?? []}
        allColumns={value?.allColumns ?? []}
        isPlain={value?.columns.length === 0}
      />
      <Panes>
        <TextSource
          name={t('input.label')}
          language="json"
          value={draft.text}
          sample={initial.text}
          onChange={(changed) => change(withText(changed))}
          error={isOfOptions ? undefined : converted.error}
          {...{ file, editor }}
        />
        <ResultPane
          name={t('output.label')}
          value={output}
          stale={stale}
          file={
            isTabbed
              ? { name: 'converted.tsv', type: 'text/tab-separated-values' }
              : { name: 'converted.csv', type: 'text/csv' }
          }
          actions={
            <TabList
              id={id}
              compact
              label={t('output.label')}
              tabs={tabs.map((tab) => ({ id: tab, label: t(`tab.${tab}`) }))}
              value={draft.tab}
              onChange={(tab) => change({ tab })}
            />
          }
        >
          <TabPanel id={id} value={draft.tab} fill>
            {draft.tab === 'table' && output !== '' ? (
              <PreviewTable header={draft.header ? (value?.columns ?? []) : []} rows={value?.first ?? []} />
            ) : (
              <CodeEditor
                label={t('output.label')}
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
      <Status {...{ draft, change, converted, isEmpty }} onGoTo={(offset) => editor.current?.goTo(offset)} />
    </Panel>
  );
}
