import { lazy, Suspense, useDeferredValue, useId, useRef } from 'react';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { CleanOptions } from './view/clean-options.tsx';
import { fields, initial, tabs } from './view/draft.ts';
import { Groups } from './view/group.tsx';
import { ListTab } from './view/list-tab.tsx';
import { WrapOptions } from './view/wrap-options.tsx';
import styles from './view.module.css';

const OtherTab = lazy(async () => ({ default: (await import('./view/other-tab.tsx')).OtherTab }));

export default function ListView() {
  const t = useText(text);
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const [stored, change, reset] = useDraft(fields, initial);
  const file = useTextFile((opened) => change({ text: opened }));
  // The tab before stays until the chosen one is loaded.
  const tab = useDeferredValue(stored.tab);
  const draft = { ...stored, tab };
  const source = (
    <TextSource
      name={t(tab === 'compare' ? 'first.label' : tab === 'transpose' ? 'rows.label' : 'input.label')}
      language="text"
      value={draft.text}
      sample={tab === 'transpose' ? 'name,age\nAda,36\nEmmy,53' : initial.text}
      onChange={(changed) => change({ text: changed })}
      error={undefined}
      {...{ file, editor }}
    />
  );
  return (
    <>
      <Panel>
        <OptionRow onReset={reset}>
          <TabList
            id={id}
            compact
            label={t('tabs')}
            tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
            value={stored.tab}
            onChange={(chosen) => change({ tab: chosen })}
          />
        </OptionRow>
        <TabPanel id={id} value={tab} className={styles.panel}>
          {tab === 'list' && <ListTab {...{ draft, change, source }} />}
          <Suspense fallback={null}>{tab !== 'list' && <OtherTab {...{ draft, change, source }} />}</Suspense>
        </TabPanel>
        {file.question}
      </Panel>
      {tab !== 'transpose' && (
        <Panel>
          <Groups>
            <CleanOptions {...{ draft, change }} />
            {tab === 'list' && <WrapOptions {...{ draft, change }} />}
          </Groups>
        </Panel>
      )}
    </>
  );
}
