import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const TreePanel = lazy(async () => ({ default: (await import('./tree-panel.tsx')).TreePanel }));

export const saved = { name: 'formatted.json', type: 'application/json' };

interface OutputPaneProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly output: string;
  readonly stale: boolean;
  readonly isEmpty: boolean;
}

/** The result as text or as a tree. */
export function OutputPane({ draft, change, output, stale, isEmpty }: OutputPaneProps) {
  const t = useText(text);
  const id = useId();
  // The text stays until the tree is loaded.
  const shown = useDeferredValue(draft.tab);
  const tabs = (['text', 'tree'] as const).map((tab) => ({ id: tab, label: t(`tab.${tab}`) }));
  const tabList = (
    <TabList
      id={id}
      compact
      label={t('output.label')}
      tabs={tabs}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
    />
  );
  return (
    <ResultPane
      name={t('output.label')}
      value={output}
      stale={stale}
      tall={shown === 'tree'}
      file={saved}
      actions={tabList}
    >
      <TabPanel id={id} value={draft.tab} fill>
        {/* It stays, so that coming back costs nothing and finds the place again. */}
        <div hidden={shown !== 'text'}>
          <CodeEditor
            label={t('output.label')}
            readOnly
            language="json"
            lineNumbers
            value={output}
            placeholder={t('output.placeholder')}
          />
        </div>
        <Suspense>{shown === 'tree' && <TreePanel draft={draft} enabled={!isEmpty} />}</Suspense>
      </TabPanel>
    </ResultPane>
  );
}
