import { lazy, Suspense } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { ValidatePanel } from './view/validate-panel.tsx';

const InferPanel = lazy(async () => ({ default: (await import('./view/infer-panel.tsx')).InferPanel }));
const tabs = ['validate', 'infer'] as const;

export default function JsonSchemaView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <Panel>
      <Tabs
        label={t('tab.label')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={draft.tab}
        onChange={(tab) => change({ tab })}
        end={<ResetButton onReset={reset} />}
      >
        {draft.tab === 'validate' ? (
          <ValidatePanel {...{ draft, change }} />
        ) : (
          <Suspense>
            <InferPanel {...{ draft, change }} />
          </Suspense>
        )}
      </Tabs>
    </Panel>
  );
}
