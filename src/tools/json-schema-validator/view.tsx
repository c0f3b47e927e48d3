import { lazy } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { ValidatePanel } from './view/validate-panel.tsx';

const InferPanel = lazy(async () => ({ default: (await import('./view/infer-panel.tsx')).InferPanel }));
const tabs = ['validate', 'infer'] as const;

export default function JsonSchemaView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <ToolTabs
      label={t('tab.label')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) => (
        <Panel>
          {tab === 'validate' ? <ValidatePanel {...{ draft, change }} /> : <InferPanel {...{ draft, change }} />}
        </Panel>
      )}
    </ToolTabs>
  );
}
