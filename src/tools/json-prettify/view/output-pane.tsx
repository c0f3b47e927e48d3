import { lazy, Suspense, useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

const TreePanel = lazy(async () => ({ default: (await import('./tree-panel.tsx')).TreePanel }));

export const outputFile = 'formatted.json';
export const outputType = 'application/json';

interface OutputPaneProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly output: string;
  readonly stale: boolean;
  readonly isEmpty: boolean;
}

/** The result as text or as a tree. */
export function OutputPane({ draft, change, output, stale, isEmpty }: OutputPaneProps) {
  const t = useText(text);
  const ui = useText(words);
  const id = useId();
  const tabs = (['text', 'tree'] as const).map((tab) => ({ id: tab, label: t(`tab.${tab}`) }));
  const actions = (
    <>
      <TabList
        id={id}
        compact
        label={t('output.label')}
        tabs={tabs}
        value={draft.tab}
        onChange={(tab) => change({ tab })}
      />
      <Button
        variant="quiet"
        size="small"
        icon="download"
        disabled={output === ''}
        onClick={() => download(output, outputFile, outputType)}
      >
        {ui('download')}
      </Button>
      <CopyButton text={output} />
    </>
  );
  return (
    <Pane name={t('output.label')} out stale={stale} tall={draft.tab === 'tree'} actions={actions}>
      <TabPanel id={id} value={draft.tab} className={styles.fill}>
        {/* It stays, so that coming back costs nothing and finds the place again. */}
        <div className={styles.fill} hidden={draft.tab !== 'text'}>
          <CodeEditor
            label={t('output.label')}
            readOnly
            language="json"
            value={output}
            placeholder={t('output.placeholder')}
          />
        </div>
        {draft.tab === 'tree' && (
          <Suspense>
            <TreePanel draft={draft} enabled={!isEmpty} />
          </Suspense>
        )}
      </TabPanel>
    </Pane>
  );
}
