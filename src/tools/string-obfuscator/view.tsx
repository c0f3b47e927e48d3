import { useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial, nothingKept, tabs } from './view/draft.ts';
import { MaskTab } from './view/mask-tab.tsx';
import { Options } from './view/options.tsx';
import { RedactTab } from './view/redact-tab.tsx';

export default function ObfuscatorView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const [kept, keep] = useState(nothingKept);
  return (
    <ToolTabs
      label={t('tabs.label')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={() => {
        reset();
        keep(nothingKept);
      }}
    >
      {(tab) => (
        <>
          {tab === 'mask' ? <MaskTab {...{ draft, change }} /> : <RedactTab {...{ draft, change, kept, keep }} />}
          <Panel>
            <Options {...{ draft, change }} />
          </Panel>
        </>
      )}
    </ToolTabs>
  );
}
