import { lazy, Suspense, useRef } from 'react';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Presets } from '#ui/presets/presets.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { ListOptions } from './view/list-options.tsx';
import { ListTab } from './view/list-tab.tsx';
import { presets } from './view/presets.ts';

const OtherTab = lazy(async () => ({ default: (await import('./view/other-tab.tsx')).OtherTab }));

export default function ListView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [stored, change, reset] = useDraft(fields, initial);
  const file = useTextFile((opened) => change({ text: opened }));
  return (
    <ToolTabs
      label={t('tabs')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={stored.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) => {
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
          <Panel>
            {tab === 'list' && (
              <Presets label={t('presets')} nameOf={(name) => t(`preset.${name}`)} {...{ presets, draft, change }} />
            )}
            {tab !== 'transpose' && <ListOptions {...{ draft, change }} />}
            {tab === 'list' ? (
              <ListTab {...{ draft, change, source }} />
            ) : (
              <Suspense fallback={null}>
                <OtherTab {...{ draft, change, source }} />
              </Suspense>
            )}
            {file.question}
          </Panel>
        );
      }}
    </ToolTabs>
  );
}
